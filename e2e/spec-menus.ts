/** The two menus as spec.md lists them, word for word: the tests' own copy, not what the site says of itself. */
export const specMenus = [
  {
    id: "menu-services",
    label: "Services",
    groups: [
      {
        name: "Product Design",
        links: ["/services/product-management", "/services/ui-design", "/services/prototyping-testing"],
      },
      {
        name: "Engineering",
        links: ["/services/web-applications", "/services/mobile-applications", "/services/cloud-devops"],
      },
      {
        name: "Project Delivery",
        links: [
          "/services/agile-project-management",
          "/services/quality-assurance",
          "/services/maintenance-and-support",
        ],
      },
      {
        name: "Technical Advisory",
        links: ["/services/architecture-consulting", "/services/digital-transformation", "/services/security-audits"],
      },
    ],
  },
  {
    id: "menu-expertise",
    label: "Expertise",
    groups: [
      {
        name: "Software Solutions",
        links: [
          "/solution/social-registry",
          "/solution/rwanda-valuation-system",
          "/solution/deeds-platform",
          "/solution/repz",
        ],
      },
      {
        name: "Project Management",
        links: [
          "/project/planning",
          "/project/resource-management",
          "/project/risk-quality-monitoring",
          "/project/stakeholder-comms",
          "/project/adaptive-methodologies",
        ],
      },
      {
        name: "Quality Assurance",
        links: [
          "/qa/manual-test",
          "/qa/performance-load-testing",
          "/qa/security-compliance-testing",
          "/qa/integration-testing",
          "/qa/team-management",
        ],
      },
      {
        name: "System Administration",
        links: [
          "/sysadmin/infrastructure-provisioning",
          "/sysadmin/server-network",
          "/sysadmin/security-access-control",
          "/sysadmin/backup-disaster-recovery",
          "/sysadmin/monitoring-performance",
        ],
      },
    ],
  },
] as const;

/** Every address of a menu, in its order. */
export const linksOf = (menu: (typeof specMenus)[number]): string[] => menu.groups.flatMap(({ links }) => [...links]);

export const specBarLinks = [
  { href: "/dedicated-team", label: "Dedicated Team" },
  { href: "/about-us", label: "About Us" },
] as const;
