import type { ComponentProps, ReactNode } from "react";
import { ContactForm } from "@/components/forms/contact-form";
import { Art } from "@/components/ui/art";
import map from "@/components/ui/art/map-contact.svg";
import { ContactIcon, SocialIcon } from "@/components/ui/contact-icons";
import { Icon } from "@/components/ui/icon";
import { company } from "@/content/company";
import { contactUs } from "@/content/contact-us";
import { isSampleText } from "@/content/sample";
import type { Row } from "@/content/types";
import { contactForm } from "@/lib/enquiries/forms";
import { FaqList } from "./parts/faq-list";
import { Breadcrumbs } from "./parts/heroes";
import { RelatedLinks } from "./parts/related-links";
import { SampleMark } from "./parts/sample-mark";

interface ContactPageProps extends Pick<ComponentProps<typeof ContactForm>, "flash" | "prefill"> {
  isSampleMarkHidden: boolean;
}

export function ContactPage({ flash, prefill, isSampleMarkHidden }: ContactPageProps) {
  return (
    <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(20px,4.5vw,72px))]">
      <div className="wrap pb-section-sm">
        <Breadcrumbs path="/contact-us" />
        <div className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-split-5">
          <h1 className="text-h1">{contactUs.title}</h1>
          <p className="max-w-[560px] text-lead text-balance text-ink-600">{contactUs.lead}</p>
        </div>
        <div className="mt-6 grid gap-6 md:mt-10 lg:grid-cols-split-5">
          <div className="border-ink-200 border bg-white lg:order-2">
            <ContactForm
              action={contactForm.action}
              texts={contactUs.form}
              phone={isSampleText(company.phone) && !isSampleMarkHidden ? undefined : company.phone}
              sent={contactUs.sent}
              flash={flash}
              prefill={prefill}
              sentSteps={<SentSteps title={contactUs.sent.next} steps={contactUs.next.steps} />}
            >
              <NextSteps {...contactUs.next} />
            </ContactForm>
          </div>
          <ContactCard
            texts={contactUs.card}
            details={company}
            social={company.social.filter(({ href }) => !isSampleText(href))}
            isSampleMarkHidden={isSampleMarkHidden}
          >
            <BusinessHours title={contactUs.hours.title} hours={company.hours} />
          </ContactCard>
        </div>
      </div>
      <FaqList {...contactUs.faq} isSampleMarkHidden={isSampleMarkHidden} isBeside />
      <RelatedLinks {...contactUs.related} />
    </div>
  );
}

/** Returns a URL for a phone's map app, else a page (https://developers.google.com/maps/documentation/urls). */
const mapUrl = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

interface NextStepsProps {
  title: string;
  steps: readonly Row[];
}

/** The steps after a message, below the form that sends it. */
function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" className="border-ink-200 border-t p-5 py-7 md:p-9 lg:px-12">
      <h2 id="next-steps" className="text-h4">
        {title}
      </h2>
      <ol className="mt-4 grid gap-4 md:max-lg:grid-cols-3 md:gap-6 xl:grid-cols-3">
        {steps.map(({ term, description }, i) => (
          <li key={term}>
            <h3 className="font-semibold">
              <span className="mr-1 text-green-700" aria-hidden="true">
                {i + 1}
              </span>{" "}
              {term}
            </h3>
            <p className="mt-1 text-sm text-ink-600">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The steps after a message that is sent: the first one is done. */
function SentSteps({ title, steps }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" className="mt-8">
      <h2 id="next-steps" className="text-h4">
        {title}
      </h2>
      <ol className="mt-4 *:border-t *:border-ink-200 *:last:border-b">
        {steps.map(({ term, description }, i) => (
          <li key={term} className="grid grid-cols-[20px_1fr] gap-x-4 py-5">
            <span className="font-semibold text-green-700" aria-hidden="true">
              {i === 0 ? <Icon name="check" className="mt-1" /> : i + 1}
            </span>
            <div>
              <h3 className="font-semibold">{term}</h3>
              <p className="mt-1 text-ink-600">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ContactCardProps {
  texts: {
    title: string;
    email: string;
    phone: string;
    office: string;
    mapAlt: string;
    openMap: string;
    follow: string;
  };
  details: { email: string; phone: string; office: string };
  social: readonly { network: "x" | "github" | "whatsapp" | "facebook"; label: string; href: string }[];
  isSampleMarkHidden: boolean;
  /** The content below the details. */
  children: ReactNode;
}

function ContactCard({ texts, details, social, isSampleMarkHidden, children }: ContactCardProps) {
  const { email, phone, office } = details;
  const [city] = office.split(",");
  return (
    <section
      className="on-dark grid grid-rows-[auto_1fr] bg-green-900 text-white md:max-lg:grid-cols-2 md:max-lg:grid-rows-none"
      aria-labelledby="contact-card"
    >
      <div className="p-5 md:p-9 lg:p-12">
        <h2 id="contact-card" className="text-h3">
          {texts.title}
        </h2>
        <dl className="mt-6">
          <Detail
            icon="mail"
            label={texts.email}
            mark={<SampleMark isSample={isSampleText(email)} isHidden={isSampleMarkHidden} />}
          >
            <a href={`mailto:${email}`} className="underlined inline-block py-2 break-all">
              {email}
            </a>
          </Detail>
          <Detail
            icon="phone"
            label={texts.phone}
            mark={<SampleMark isSample={isSampleText(phone)} isHidden={isSampleMarkHidden} />}
          >
            <a href={`tel:${phone.replaceAll(" ", "")}`} className="underlined inline-block py-2">
              {phone}
            </a>
          </Detail>
          <Detail icon="map-pin" label={texts.office}>
            <span className="block py-2">{office}</span>
          </Detail>
        </dl>
        {children}
        {social.length > 0 && (
          <ul aria-label={texts.follow} className="mt-6 flex gap-2">
            {social.map(({ network, label, href }) => (
              <li key={network}>
                <a
                  href={href}
                  rel="noopener"
                  aria-label={label}
                  className="grid size-12 place-items-center border border-green-600 hover:border-green-300"
                >
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="grid grid-rows-[1fr_auto]">
        <div className="relative min-h-40 overflow-hidden md:min-h-64 print:hidden">
          <Art picture={map} alt={`${texts.mapAlt}: ${office}`} className="absolute inset-0 size-full object-cover" />
          {/* The pin is in the middle of the picture, and the name of the city beside it. */}
          <p
            aria-hidden="true"
            className="rounded-ctl absolute top-1/2 left-1/2 mt-[-3.75rem] ml-7 bg-white px-2 py-0.5 text-sm font-semibold text-ink-950"
          >
            {city}
          </p>
        </div>
        <p className="print:hidden">
          <a
            href={mapUrl(office)}
            rel="noopener"
            className="arrow flex min-h-14 items-center gap-4 px-5 font-semibold after:ml-auto md:px-9 lg:px-12"
          >
            {texts.openMap}
          </a>
        </p>
      </div>
    </section>
  );
}

interface DetailProps {
  icon: ComponentProps<typeof ContactIcon>["name"];
  label: string;
  /** The mark beside the label. */
  mark?: ReactNode;
  children: ReactNode;
}

function Detail({ icon, label, mark, children }: DetailProps) {
  return (
    <div className="relative mt-4 pl-10">
      <dt className="text-sm text-green-300">
        <ContactIcon name={icon} className="absolute left-0 top-0.5 text-white" />
        {label}
        {mark}
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

interface BusinessHoursProps {
  title: string;
  hours: readonly { days: string; time: string }[];
}

function BusinessHours({ title, hours }: BusinessHoursProps) {
  return (
    <>
      <h3 id="hours" className="mt-7 pb-2 text-h4">
        {title}
      </h3>
      <table aria-labelledby="hours" className="w-full border-collapse text-sm">
        <tbody>
          {hours.map(({ days, time }) => (
            <tr key={days} className="border-t border-green-700">
              <th scope="row" className="py-1.5 pr-4 pl-0 text-left font-normal text-green-200">
                {days}
              </th>
              <td className="py-1.5 pr-0 text-right font-medium">{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
