import type { MenuGroup, PagePath, Section } from "./types";

/** The Services menu. Routes, menus, footer and tests derive from the menus; pages.ts has the content of each entry. */
export const services = [
  {
    name: "Product Design",
    color: "leaf",
    entries: [
      { slug: "product-management", label: "Product management" },
      { slug: "ui-design", label: "UI design" },
      { slug: "prototyping-testing", label: "Prototyping and testing" },
    ],
  },
  {
    name: "Engineering",
    color: "forest",
    entries: [
      { slug: "web-applications", label: "Web applications" },
      { slug: "mobile-applications", label: "Mobile applications" },
      { slug: "cloud-devops", label: "Cloud and DevOps" },
    ],
  },
  {
    name: "Project Delivery",
    color: "earth",
    entries: [
      { slug: "agile-project-management", label: "Agile project management" },
      { slug: "quality-assurance", label: "Quality assurance" },
      { slug: "maintenance-and-support", label: "Maintenance and support" },
    ],
  },
  {
    name: "Technical Advisory",
    color: "ink",
    entries: [
      { slug: "architecture-consulting", label: "Architecture consulting" },
      { slug: "digital-transformation", label: "Digital transformation" },
      { slug: "security-audits", label: "Security audits" },
    ],
  },
] as const satisfies MenuGroup[];

export const solutions = {
  name: "Software Solutions",
  path: "/solution",
  color: "forest",
  entries: [
    { slug: "social-registry", label: "Social Registry" },
    { slug: "rwanda-valuation-system", label: "Valuation Registry" },
    { slug: "deeds-platform", label: "Deeds Platform" },
    { slug: "repz", label: "REPZ" },
  ],
} as const satisfies Section;

const disciplines = [
  {
    name: "Project Management",
    path: "/project",
    tag: "PROJECT MANAGEMENT",
    color: "leaf",
    entries: [
      { slug: "planning", label: "Planning" },
      { slug: "resource-management", label: "Resource management" },
      { slug: "risk-quality-monitoring", label: "Risk and quality monitoring" },
      { slug: "stakeholder-comms", label: "Stakeholder communication" },
      { slug: "adaptive-methodologies", label: "Adaptive methodologies" },
    ],
  },
  {
    name: "Quality Assurance",
    path: "/qa",
    tag: "QUALITY ASSURANCE",
    color: "earth",
    entries: [
      { slug: "manual-test", label: "Manual testing" },
      { slug: "performance-load-testing", label: "Performance and load testing" },
      { slug: "security-compliance-testing", label: "Security and compliance" },
      { slug: "integration-testing", label: "Integration testing" },
      { slug: "team-management", label: "QA team management" },
    ],
  },
  {
    name: "System Administration",
    path: "/sysadmin",
    tag: "SYSTEM ADMINISTRATION",
    color: "ink",
    entries: [
      { slug: "infrastructure-provisioning", label: "Infrastructure provisioning" },
      { slug: "server-network", label: "Servers and networks" },
      { slug: "security-access-control", label: "Security and access control" },
      { slug: "backup-disaster-recovery", label: "Backup and disaster recovery" },
      { slug: "monitoring-performance", label: "Monitoring and performance" },
    ],
  },
] as const satisfies Section[];

/** The Expertise menu. */
export const expertise = [solutions, ...disciplines] as const satisfies Section[];

export const servicePath = "/services";

/** Links in the header outside the menus. */
export const barLinks = [
  { href: "/dedicated-team", label: "Dedicated Team" },
  { href: "/about-us", label: "About Us" },
] as const;

export const privacyLink = { href: "/privacy", label: "Privacy" } as const;
export const loginLink = { href: "/login", label: "Log in" } as const;
export const contactLink = { href: "/contact-us", label: "Contact Us" } as const;
export const profileLink = { href: "/my-profile", label: "My Profile" } as const;

export const menuTexts = {
  services: "Services",
  expertise: "Expertise",
  mainLabel: "Main",
  openDrawer: "Open menu",
  closeDrawer: "Close menu",
  drawerLabel: "Menu",
  skipToContent: "Skip to content",
  opening: "Opening the page",
  servicesFoot: "Not sure which one? Describe the problem and we will point you to it.",
  expertiseFoot: "Need one of these looked at in your own system? Tell us which.",
} as const;

export const footerTexts = {
  services: "Services",
  solutions: "Solutions",
  company: "Company",
  account: "Account",
  /** For visitors without an account, or not logged in. */
  entryLinks: [loginLink, { href: "/register", label: "Register" }] satisfies { href: PagePath; label: string }[],
  logOut: "Log out",
} as const;
