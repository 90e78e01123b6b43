import { readdirSync } from "node:fs";
import path from "node:path";
import { barLinks, contactLink, expertise, profileLink, servicePath, services } from "./navigation";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { allPaths, findDetail, findService } from "./routes";

/** The menus as the specification lists them. */
const SERVICES = [
  ["Product Design", ["/services/product-management", "/services/ui-design", "/services/prototyping-testing"]],
  ["Engineering", ["/services/web-applications", "/services/mobile-applications", "/services/cloud-devops"]],
  [
    "Project Delivery",
    ["/services/agile-project-management", "/services/quality-assurance", "/services/maintenance-and-support"],
  ],
  [
    "Technical Advisory",
    ["/services/architecture-consulting", "/services/digital-transformation", "/services/security-audits"],
  ],
] as const;
const EXPERTISE = [
  [
    "Software Solutions",
    undefined,
    ["/solution/social-registry", "/solution/rwanda-valuation-system", "/solution/deeds-platform", "/solution/repz"],
  ],
  [
    "Project Management",
    "PROJECT MANAGEMENT",
    [
      "/project/planning",
      "/project/resource-management",
      "/project/risk-quality-monitoring",
      "/project/stakeholder-comms",
      "/project/adaptive-methodologies",
    ],
  ],
  [
    "Quality Assurance",
    "QUALITY ASSURANCE",
    [
      "/qa/manual-test",
      "/qa/performance-load-testing",
      "/qa/security-compliance-testing",
      "/qa/integration-testing",
      "/qa/team-management",
    ],
  ],
  [
    "System Administration",
    "SYSTEM ADMINISTRATION",
    [
      "/sysadmin/infrastructure-provisioning",
      "/sysadmin/server-network",
      "/sysadmin/security-access-control",
      "/sysadmin/backup-disaster-recovery",
      "/sysadmin/monitoring-performance",
    ],
  ],
] as const;
const SINGLE = [
  "/",
  "/home",
  "/login",
  "/register",
  "/dedicated-team",
  "/about-us",
  "/contact-us",
  "/my-profile",
] as const;

const menuPaths = [...SERVICES.flatMap(([, paths]) => paths), ...EXPERTISE.flatMap(([, , paths]) => paths)];
const slugOf = (address: string) => path.posix.basename(address);

function pageAt(address: string) {
  const [, section = "", slug = ""] = address.split("/");
  return (section === "services" ? findService(slug) : findDetail(section, slug))?.page;
}

/** Every page file, as the address it should answer at. */
const files = ["services", "solution", "project", "qa", "sysadmin"].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder)).map((file) => `/${folder}/${path.parse(file).name}`),
);

describe("menus", () => {
  test("the Services menu has the specification's groups and links in its order", () => {
    expect(services.map(({ name, entries }) => [name, entries.map(({ slug }) => `${servicePath}/${slug}`)])).toEqual(
      SERVICES,
    );
  });

  test("the Expertise menu has the specification's groups, tags and links in its order", () => {
    expect(
      expertise.map((group) => [
        group.name,
        "tag" in group ? group.tag : undefined,
        group.entries.map(({ slug }) => `${group.path}/${slug}`),
      ]),
    ).toEqual(EXPERTISE);
  });

  test("the other links of the bar", () => {
    expect([...barLinks, contactLink, profileLink]).toEqual([
      { href: "/dedicated-team", label: "Dedicated Team" },
      { href: "/about-us", label: "About Us" },
      { href: "/contact-us", label: "Contact Us" },
      { href: "/my-profile", label: "My Profile" },
    ]);
  });

  test("no two lines have the same label", () => {
    const labels = [...services, ...expertise].flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(labels).toEqual([...new Set<string>(labels)]);
  });
});

describe("addresses", () => {
  test("the site answers at the specification's 39 addresses, at its privacy notice, and no other", () => {
    expect(allPaths()).toHaveLength(39 + 1);
    expect(allPaths().toSorted()).toEqual([...SINGLE, ...menuPaths, "/privacy"].toSorted());
  });

  test.each(menuPaths)("%s has a page", (address) => {
    expect(pageAt(address)).toBeDefined();
  });

  test("every registered page has a line in a menu", () => {
    const registered = [servicePages, solutionPages, disciplinePages].flatMap((pages) => Object.keys(pages));
    expect(registered.toSorted()).toEqual(menuPaths.map(slugOf).toSorted());
  });

  test("every page has a file and every file a page", () => {
    expect(files.toSorted()).toEqual(menuPaths.toSorted());
  });

  test.each(files)("content%s.ts is the page that its address shows", async (address) => {
    const exported = Object.values(await import(`.${address}`));
    expect(exported).toHaveLength(1);
    expect(exported[0]).toBe(pageAt(address));
  });
});
