import type { ComponentProps } from "react";
import { ContactForm } from "@/components/forms/contact-form";
import { company } from "@/content/company";
import { contactUs } from "@/content/contact-us";
import { AlsoIn } from "../also-in";
import { BusinessHours } from "./business-hours";
import { ContactCard } from "./contact-card";

export function ContactScreen({ answer }: Pick<ComponentProps<typeof ContactForm>, "answer">) {
  return (
    <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(28px,4.5vw,72px))]">
      <div className="wrap pb-section">
        <h1 className="text-h1">{contactUs.title}</h1>
        <p className="mt-4 max-w-[560px] text-lead text-ink-600">{contactUs.lead}</p>
        <div className="mt-10 grid gap-6 lg:mt-14 lg:grid-cols-[440px_1fr]">
          <div className="border-ink-200 border bg-white p-5 py-7 md:p-9 lg:order-2 lg:p-12">
            <ContactForm texts={contactUs.form} sent={contactUs.sent} answer={answer} />
          </div>
          <ContactCard texts={contactUs.card} details={company} social={company.social} />
        </div>
        <BusinessHours title={contactUs.hours.title} hours={company.hours} />
      </div>
      <AlsoIn {...contactUs.related} />
    </div>
  );
}
