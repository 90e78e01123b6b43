import type { ExpertiseGroup, MenuGroup, Section } from "./types";

/** The Services menu. Routes, menus, footer and tests derive from the menus; pages.ts has the content of each entry. */
export const services = [
  {
    name: "Product Design",
    color: "leaf",
    entries: [
      { slug: "product-management", label: "Strategic Product Management" },
      { slug: "ui-design", label: "UI/UX Design" },
      { slug: "prototyping-testing", label: "Prototyping and Testing" },
    ],
  },
  {
    name: "Engineering",
    color: "forest",
    entries: [
      { slug: "web-applications", label: "Web Development" },
      { slug: "mobile-applications", label: "Mobile Development" },
      { slug: "cloud-devops", label: "Cloud and DevOps" },
    ],
  },
  {
    name: "Project Delivery",
    color: "earth",
    entries: [
      { slug: "agile-project-management", label: "Agile Management" },
      { slug: "quality-assurance", label: "QA and Testing" },
      { slug: "maintenance-and-support", label: "Maintenance and Support" },
    ],
  },
  {
    name: "Technical Advisory",
    color: "ink",
    entries: [
      { slug: "architecture-consulting", label: "Architecture Consulting" },
      { slug: "digital-transformation", label: "Digital Transformation" },
      { slug: "security-audits", label: "Security Audits" },
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
} as const satisfies ExpertiseGroup;

/** The groups of the Expertise menu beside the solutions. */
export const disciplines = [
  {
    name: "Project Management",
    path: "/project",
    tag: "PROJECT MANAGEMENT",
    color: "leaf",
    entries: [
      { slug: "planning", label: "Planning & Integration" },
      { slug: "resource-management", label: "Resource Management" },
      { slug: "risk-quality-monitoring", label: "Risk and Quality Monitoring" },
      { slug: "stakeholder-comms", label: "Stakeholder Communication" },
      { slug: "adaptive-methodologies", label: "Adaptive Methodologies" },
    ],
  },
  {
    name: "Quality Assurance",
    path: "/qa",
    tag: "QUALITY ASSURANCE",
    color: "earth",
    entries: [
      { slug: "manual-test", label: "Manual Testing" },
      { slug: "performance-load-testing", label: "Performance and Load Testing" },
      { slug: "security-compliance-testing", label: "Security and Compliance" },
      { slug: "integration-testing", label: "Integration Testing" },
      { slug: "team-management", label: "QA Team Management" },
    ],
  },
  {
    name: "System Administration",
    path: "/sysadmin",
    tag: "SYSTEM ADMINISTRATION",
    color: "ink",
    entries: [
      { slug: "infrastructure-provisioning", label: "Infrastructure Provisioning" },
      { slug: "server-network", label: "Servers and Networks" },
      { slug: "security-access-control", label: "Security and Access Control" },
      { slug: "backup-disaster-recovery", label: "Backup and Disaster Recovery" },
      { slug: "monitoring-performance", label: "Monitoring and Performance" },
    ],
  },
] as const satisfies ExpertiseGroup[];

/** The Expertise menu. */
export const expertise = [solutions, ...disciplines] as const satisfies ExpertiseGroup[];

export const servicePath = "/services";

/** The fragment of a group on its section's page. */
export const groupId = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Every section with its groups. */
export const sections: readonly Section[] = [
  { name: "Services", path: servicePath, groups: services },
  ...expertise.map((group) => ({ ...group, groups: [group] })),
];

export const teamLink = { href: "/dedicated-team", label: "Dedicated Team" } as const;
export const aboutLink = { href: "/about-us", label: "About Us" } as const;
/** Links in the header outside the menus. */
export const barLinks = [teamLink, aboutLink] as const;

export const thisSiteLink = { href: "/this-site", label: "This Site, Measured" } as const;
export const privacyLink = { href: "/privacy", label: "Privacy" } as const;
export const loginLink = { href: "/login", label: "Log in" } as const;
export const registerLink = { href: "/register", label: "Register" } as const;
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
  servicesFoot: "Not sure which one? Describe the problem, and we point you to it.",
  expertiseFoot: "Want one of these looked at in your system? Tell us which.",
} as const;

export const footerTexts = {
  services: "Services",
  allServices: "All services",
  expertise: "Expertise",
  company: "Company",
  account: "Account",
  /** For visitors without an account, or not logged in. */
  entryLinks: [loginLink, registerLink],
  logOut: "Log out",
} as const;
