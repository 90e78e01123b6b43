"use client";

import { Fragment } from "react";
import { Art } from "@/components/ui/art";
import digits from "@/components/ui/art/not-found.svg";
import { ButtonLink } from "@/components/ui/button-link";
import { errorMessages, errorTexts } from "@/content/errors";
import { contactLink, footerTexts, servicePath, solutions } from "@/content/menus";
import { ErrorPage } from "./error-page";

const links = [
  { href: servicePath, label: footerTexts.allServices },
  { href: solutions.path, label: solutions.name },
  contactLink,
];

/** The 404 page, a client component: Next would include a server component's markup in every page's flight data. */
export function NotFoundPage() {
  const { friendly, text } = errorTexts.notFound;
  return (
    <ErrorPage
      isQuiet
      heading={errorMessages.heading}
      message={errorMessages.notFound}
      friendly={friendly}
      text={text}
      art={<Art picture={digits} isEager className="mb-12 w-full lg:mb-16" />}
      actions={
        <>
          <ButtonLink href="/">{errorTexts.home}</ButtonLink>
          {links.map(({ href, label }) => (
            <Fragment key={href}>
              {" "}
              <ButtonLink href={href} tone="outline" hasArrow={false}>
                {label}
              </ButtonLink>
            </Fragment>
          ))}
        </>
      }
    />
  );
}
