import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { MarkedText } from "@/components/ui/marked-text";
import { brand } from "@/content/company/brand";
import {
  accountLink,
  barLinks,
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
import { logOutPath } from "@/lib/paths";
import type { MenuLink } from "./menu";
import { Year } from "./year";

interface LinkList {
  title: string;
  links: readonly MenuLink[];
}

/** The links of the drawer. A phone's footer shows them only in browsers without popovers. */
const menuLists: LinkList[] = [
  {
    title: footerTexts.services,
    links: [
      { label: footerTexts.allServices, href: servicePath },
      ...services.map(({ name }) => ({ label: name, href: `${servicePath}#${groupId(name)}` })),
    ],
  },
  {
    title: footerTexts.expertise,
    links: expertiseMenu.map(({ name, path }) => ({ label: name, href: path })),
  },
];

const companyLinks = [...barLinks, contactLink, thisSiteLink, privacyLink];

interface SiteFooterProps {
  builtYear: number;
  /** The company's address for print. It is a prop, as the company's details are not part of every page's script. */
  address: string;
  /** The link to the facts for buyers, if any of them is set. */
  buyingLink: MenuLink | undefined;
}

export function SiteFooter({ builtYear, address, buyingLink }: SiteFooterProps) {
  return (
    <footer className="on-dark bg-ink-950 text-white">
      <div className="wrap grid gap-x-12 gap-y-6 pt-8 pb-7 xl:grid-cols-[1fr_auto] xl:pt-9">
        <div className="flex flex-col text-sm text-ink-400 xl:max-w-[340px]">
          <a
            href="/"
            aria-label={`${brand.name}, home page`}
            className="inline-flex min-h-11 items-center text-white print:hidden"
          >
            <Logo className="h-10 w-[208px]" />
          </a>
          <p className="mt-3">{brand.tagline}</p>
          <p className="hidden print:block">{address}</p>
          <p className="mt-4 text-xs xl:mt-auto">
            © <Year built={builtYear} /> {brand.name} {brand.rights}
          </p>
          <p className="mt-1 text-xs">
            <MarkedText>{brand.artCredit}</MarkedText>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 xl:gap-x-14">
          {menuLists.map(({ title, links }) => (
            <FooterList key={title} title={title} className="max-md:supports-[selector(:popover-open)]:hidden">
              {links.map((link) => (
                <FooterLink key={link.href} {...link} />
              ))}
            </FooterList>
          ))}
          <FooterList title={footerTexts.company}>
            {companyLinks.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
            {buyingLink && <FooterLink {...buyingLink} />}
          </FooterList>
          <FooterList title={footerTexts.account}>
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

const ENTRY = "flex min-h-11 items-center text-sm leading-snug hover:underline md:min-h-9 lg:min-h-8";

interface FooterListProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function FooterList({ title, className, children }: FooterListProps) {
  return (
    <nav aria-label={title} className={className}>
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
