import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { MarkedText } from "@/components/ui/marked-text";
import { brand } from "@/content/company/brand";
import {
  accountLink,
  barLinks,
  buyingLink,
  contactLink,
  expertiseMenu,
  footerTexts,
  groupId,
  loginLink,
  privacyLink,
  profileLink,
  registerLink,
  servicePath,
  services,
  thisSiteLink,
} from "@/content/menus";
import { logOutPath } from "@/lib/http/paths";
import type { MenuLink } from "./menu";

/** A phone's footer leaves these links to the drawer, which browsers without popovers may be unable to open. */
const serviceGroups = services.map(({ name }) => ({ label: name, href: `${servicePath}#${groupId(name)}` }));

const companyLinks = [...barLinks, contactLink, buyingLink, thisSiteLink, privacyLink];

interface SiteFooterProps {
  builtYear: number;
  /** The company's address for print. It is a prop, as the company's details are not part of every page's script. */
  address: string;
}

export function SiteFooter({ builtYear, address }: SiteFooterProps) {
  return (
    <footer className="on-dark bg-ink-950 text-white">
      <div className="wrap grid gap-x-12 gap-y-6 pt-8 pb-7 xl:grid-cols-[1fr_auto] xl:pt-9">
        <div className="flex flex-col text-sm text-ink-400 xl:max-w-[340px]">
          <a href="/" className="inline-flex min-h-11 items-center text-white print:hidden">
            <Logo className="h-10 w-[208px]" />
            <span className="sr-only">{`${brand.name}, home page`}</span>
          </a>
          <p className="mt-3">{brand.tagline}</p>
          <p className="hidden print:block">{address}</p>
          <p className="mt-4 text-xs xl:mt-auto">
            © <Year built={builtYear} />
            {` ${brand.name} ${brand.rights}`}
          </p>
          <p className="mt-1 text-xs">
            <MarkedText>{brand.artCredit}</MarkedText>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-md:grid-rows-[auto_1fr] md:grid-cols-4 xl:gap-x-14">
          <FooterList title={footerTexts.services}>
            <FooterLink href={servicePath} label={footerTexts.allServices} />
            {serviceGroups.map((link) => (
              <FooterLink key={link.href} className="max-md:supports-[selector(:popover-open)]:hidden" {...link} />
            ))}
          </FooterList>
          <FooterList title={footerTexts.expertise}>
            {expertiseMenu.map(({ name, path }) => (
              <FooterLink key={path} href={path} label={name} />
            ))}
          </FooterList>
          <FooterList title={footerTexts.company} className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
            {companyLinks.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </FooterList>
          <FooterList
            title={footerTexts.account}
            className="max-md:col-span-2 max-md:[&_ul]:flex max-md:[&_ul]:gap-x-6"
          >
            <FooterLink className="unless-user if-js" {...loginLink} />
            <FooterLink className="unless-user unless-js" {...accountLink} />
            <FooterLink className="unless-user" {...registerLink} />
            <FooterLink className="if-user" {...profileLink} />
            <li className="if-user">
              <form method="post" action={logOutPath}>
                <button type="submit" className={ENTRY}>
                  {footerTexts.logOut}
                </button>
              </form>
            </li>
          </FooterList>
        </div>
      </div>
    </footer>
  );
}

const ENTRY = "flex min-h-9 items-center text-sm leading-snug hover:underline lg:min-h-8";

interface FooterListProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function FooterList({ title, className, children }: FooterListProps) {
  return (
    <nav aria-label={title} className={className}>
      {/* The name of the navigation says the same. */}
      <p aria-hidden="true" className="mb-0.5 text-sm text-ink-400 md:mb-1.5">
        {title}
      </p>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink({ href, label, className }: MenuLink & { className?: string }) {
  return (
    <li className={className}>
      <a href={href} className={ENTRY}>
        {label}
      </a>
    </li>
  );
}

/**
 * The year of the visitor's clock. The served HTML has the year of the build, which early-script corrects, so that the
 * page needs no other script for it. Hydration keeps the corrected year.
 */
function Year({ built }: { built: number }) {
  return (
    <span data-year suppressHydrationWarning>
      {typeof window === "undefined" ? built : new Date().getFullYear()}
    </span>
  );
}
