import { Fragment } from "react";
import { Logo } from "@/components/ui/logo";
import { brand } from "@/content/company/brand";
import {
  accountLink,
  barLinks,
  contactLink,
  expertiseMenu,
  groupId,
  loginLink,
  menuTexts,
  profileLink,
  servicePath,
  services,
} from "@/content/menus";
import type { MenuEntry } from "@/content/types";
import { Drawer } from "./drawer";
import { MegaMenu } from "./mega-menu";
import { type Menu, type MenuLink, NavLink } from "./menu";

const linksOf = (path: string, entries: readonly MenuEntry[]): MenuLink[] =>
  entries.map(({ slug, label }) => ({ href: `${path}/${slug}`, label }));

const menus: Menu[] = [
  {
    id: "menu-services",
    label: menuTexts.services,
    lead: menuTexts.servicesLead,
    foot: menuTexts.servicesFoot,
    firstPattern: 0,
    columns: services.map(({ name, entries }) => ({
      name,
      href: `${servicePath}#${groupId(name)}`,
      links: linksOf(servicePath, entries),
    })),
  },
  {
    id: "menu-expertise",
    label: menuTexts.expertise,
    lead: menuTexts.expertiseLead,
    foot: menuTexts.expertiseFoot,
    firstPattern: services.length,
    columns: expertiseMenu.map(({ name, path, entries }) => ({ name, href: path, links: linksOf(path, entries) })),
  },
];

export function SiteHeader() {
  return (
    <header className="bar">
      <div className="wrap flex h-full items-center justify-between">
        <a href="/" className="flex h-11 flex-none items-center">
          <Logo className="h-[30px] w-[156px] md:h-[34px] md:w-[177px]" />
          <span className="sr-only">{`${brand.name}, home page`}</span>
        </a>{" "}
        {/* The spaces keep the links apart in browsers without stylesheets. */}
        <nav
          aria-label={menuTexts.mainLabel}
          className="ml-auto flex min-w-0 flex-wrap items-center justify-end max-nav:mr-2"
        >
          {menus.map((menu) => (
            <MegaMenu key={menu.id} menu={menu} contact={contactLink} />
          ))}
          {barLinks.map(({ href, label }) => (
            <Fragment key={href}>
              <NavLink href={href} className="bar-link">
                {label}
              </NavLink>{" "}
            </Fragment>
          ))}
          <NavLink href={loginLink.href} className="bar-link unless-user if-js font-normal">
            {loginLink.label}
          </NavLink>{" "}
          <NavLink href={accountLink.href} className="bar-link unless-user unless-js font-normal">
            {accountLink.label}
          </NavLink>{" "}
          <NavLink href={contactLink.href} className="bar-button unless-user">
            {contactLink.label}
          </NavLink>{" "}
          <NavLink href={profileLink.href} className="bar-button if-user">
            {profileLink.label}
          </NavLink>
        </nav>
        <Drawer
          menus={menus}
          links={barLinks}
          login={loginLink}
          account={accountLink}
          contact={contactLink}
          profile={profileLink}
          texts={menuTexts}
        />
      </div>
    </header>
  );
}
