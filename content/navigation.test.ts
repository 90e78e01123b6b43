import { readdirSync } from "node:fs";
import path from "node:path";
import { barLinks, contactLink, expertise, profileLink, servicePath, services } from "./navigation";
import { allPaths, findDetail, findService } from "./routes";

// The menus and single pages of the specification.
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

const menuPaths = [...SERVICES, ...EXPERTISE].flatMap((group) => [...(group.at(-1) as readonly string[])]);

function pageAt(address: string) {
  const [, section = "", slug = ""] = address.split("/");
  return (section === "services" ? findService(slug) : findDetail(section, slug))?.page;
}

test("the Services menu has the specification's groups and links in order", () => {
  const menu = services.map(({ name, entries }) => [name, entries.map(({ slug }) => `${servicePath}/${slug}`)]);
  expect(menu).toEqual(SERVICES);
});

test("the Expertise menu has the specification's groups, tags and links in order", () => {
  const menu = expertise.map((group) => [
    group.name,
    "tag" in group ? group.tag : undefined,
    group.entries.map(({ slug }) => `${group.path}/${slug}`),
  ]);
  expect(menu).toEqual(EXPERTISE);
});

test("the header's other links", () => {
  expect([...barLinks, contactLink, profileLink]).toEqual([
    { href: "/dedicated-team", label: "Dedicated Team" },
    { href: "/about-us", label: "About Us" },
    { href: "/contact-us", label: "Contact Us" },
    { href: "/my-profile", label: "My Profile" },
  ]);
});

test("menu labels are unique", () => {
  const labels = [...services, ...expertise].flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labels).toEqual([...new Set<string>(labels)]);
});

test("the site has the specification's 39 pages and the privacy notice", () => {
  expect(SINGLE.length + menuPaths.length).toBe(39);
  expect(allPaths().toSorted()).toEqual([...SINGLE, ...menuPaths, "/privacy"].toSorted());
});

test("each content file is the content of its path", async () => {
  const files = ["services", "solution", "project", "qa", "sysadmin"].flatMap((folder) =>
    readdirSync(path.join(__dirname, folder)).map((file) => `/${folder}/${path.parse(file).name}`),
  );
  expect(files.toSorted()).toEqual(menuPaths.toSorted());
  for (const file of files) expect(Object.values(await import(`.${file}`))).toEqual([pageAt(file)]);
});
