import type { ComponentProps, ReactNode } from "react";
import { Art } from "@/components/art/art";
import { ContactIcon } from "@/components/ui/contact-icon";
import { SocialIcon } from "@/components/ui/social-icon";

interface ContactCardProps {
  texts: { title: string; email: string; phone: string; office: string; follow: string };
  details: { email: string; phone: string; office: string };
  social: readonly { network: "x" | "github" | "whatsapp" | "facebook"; label: string; href: string }[];
}

export function ContactCard({ texts, details, social }: ContactCardProps) {
  return (
    <section className="on-dark flex flex-col bg-green-900 text-white" aria-labelledby="contact-card">
      <Art name="contours-contact" className="h-60 w-full object-cover lg:h-64" />
      <div className="flex flex-1 flex-col p-6 pt-8 md:p-9">
        <h2 id="contact-card" className="text-h3">
          {texts.title}
        </h2>
        <dl className="mt-3 grid flex-1 content-start">
          <Detail icon="mail" label={texts.email}>
            <a href={`mailto:${details.email}`} className="underlined inline-block py-2 break-all">
              {details.email}
            </a>
          </Detail>
          <Detail icon="phone" label={texts.phone}>
            <a href={`tel:${details.phone.replaceAll(" ", "")}`} className="underlined inline-block py-2">
              {details.phone}
            </a>
          </Detail>
          <Detail icon="map-pin" label={texts.office}>
            <span className="inline-block py-2">{details.office}</span>
          </Detail>
        </dl>
        <ul aria-label={texts.follow} className="mt-6 flex gap-2.5">
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
      </div>
    </section>
  );
}

interface DetailProps {
  icon: ComponentProps<typeof ContactIcon>["name"];
  label: string;
  children: ReactNode;
}

function Detail({ icon, label, children }: DetailProps) {
  return (
    <div className="relative mt-4 pl-10">
      <dt className="text-sm text-green-300">
        <ContactIcon name={icon} className="absolute left-0 top-0.5 text-white" />
        {label}
      </dt>
      <dd className="text-[1.125rem] font-medium">{children}</dd>
    </div>
  );
}
