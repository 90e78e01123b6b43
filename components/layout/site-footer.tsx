import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { brand } from "@/content/company/brand";
import {
  barLinks,
  contactLink,
  expertise,
  footerTexts,
  groupId,
  privacyLink,
  profileLink,
  servicePath,
  services,
  thisSiteLink,
} from "@/content/navigation";
import type { MenuLink } from "./menu";
import { Year } from "./year";

const lists: { title: string; links: readonly MenuLink[] }[] = [
  {
    title: footerTexts.services,
    links: [
      { label: footerTexts.allServices, href: servicePath },
      ...services.map(({ name }) => ({ label: name, href: `${servicePath}#${groupId(name)}` })),
    ],
  },
  {
    title: footerTexts.expertise,
    links: expertise.map(({ name, path }) => ({ label: name, href: path })),
  },
  { title: footerTexts.company, links: [...barLinks, contactLink, thisSiteLink, privacyLink] },
];

interface SiteFooterProps {
  builtYear: number;
  /** How to reach the company, on paper. A prop, because the company's details are not part of every page's script. */
  address: string;
}

export function SiteFooter({ builtYear, address }: SiteFooterProps) {
  return (
    <footer className="on-dark bg-ink-950 text-white">
      <div className="wrap pt-10 pb-8 md:pt-12">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-10">
          <div>
            <a
              href="/"
              aria-label={`${brand.name}, home page`}
              className="inline-flex min-h-11 items-center print:hidden"
            >
              <Logo className="h-10 w-[208px]" />
            </a>
            <p className="mt-5 max-w-[270px] text-sm text-ink-400">{brand.tagline}</p>
          </div>
          <div className="grid w-full grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 lg:w-auto lg:gap-x-14">
            {lists.map(({ title, links }) => (
              <FooterList key={title} title={title}>
                {links.map((link) => (
                  <FooterLink key={link.href} {...link} />
                ))}
              </FooterList>
            ))}
            <FooterList title={footerTexts.account}>
              {footerTexts.entryLinks.map((link) => (
                <FooterLink key={link.href} className="unless-user" {...link} />
              ))}
              {/* Always: without script nothing else leads a signed-in visitor there. */}
              <FooterLink {...profileLink} />
              <li className="if-user">
                <form method="post" action="/user/logout">
                  <button type="submit" className={ENTRY}>
                    {footerTexts.logOut}
                  </button>
                </form>
              </li>
            </FooterList>
          </div>
        </div>
        <p className="hidden text-sm print:block">{address}</p>
        <div className="border-ink-800 mt-8 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t pt-6 text-sm text-ink-400">
          <p>
            © <Year built={builtYear} /> {brand.name} {brand.rights}
          </p>
          <p>{brand.artCredit}</p>
        </div>
      </div>
    </footer>
  );
}

const ENTRY = "flex min-h-11 items-center text-base leading-snug hover:underline lg:min-h-9";

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-1.5 text-sm text-ink-400">{title}</p>
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
