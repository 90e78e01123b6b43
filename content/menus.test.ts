import { expertiseMenu, sections, services } from "./menus";
import { allPaths, expertisePages, pageContent, servicePages, sitePage, solutionPages } from "./pages";

// The menus and single pages of the specification.
const SERVICES = `
Product Design: product-management ui-design prototyping-testing
Engineering: web-applications mobile-applications cloud-devops
Project Delivery: agile-project-management quality-assurance maintenance-and-support
Technical Advisory: architecture-consulting digital-transformation security-audits
`;
const EXPERTISE = `
Software Solutions /solution: social-registry rwanda-valuation-system deeds-platform repz
PROJECT MANAGEMENT /project: planning resource-management risk-quality-monitoring stakeholder-comms adaptive-methodologies
QUALITY ASSURANCE /qa: manual-test performance-load-testing security-compliance-testing integration-testing team-management
SYSTEM ADMINISTRATION /sysadmin: infrastructure-provisioning server-network security-access-control backup-disaster-recovery monitoring-performance
`;
const SINGLE = ["/", "/home", "/login", "/register", "/dedicated-team", "/about-us", "/contact-us", "/my-profile"];

/** Writes a menu in the format above, without pages that were added later. */
const format = (groups: { title: string; entries: readonly { slug: string }[] }[], specified: string) => {
  const isSpecified = ({ slug }: { slug: string }) => specified.split(/\s/).includes(slug);
  const lines = groups.map(
    ({ title, entries }) =>
      `${title}: ${entries
        .filter(isSpecified)
        .map(({ slug }) => slug)
        .join(" ")}\n`,
  );
  return `\n${lines.join("")}`;
};

test("the menus have the specification's groups, tags and links in order", () => {
  const serviceGroups = services.map(({ name, entries }) => ({ title: name, entries }));
  expect(format(serviceGroups, SERVICES)).toBe(SERVICES);
  const groups = expertiseMenu.map((group) => {
    const name = "isTag" in group ? group.name.toUpperCase() : group.name;
    return { title: `${name} ${group.path}`, entries: group.entries };
  });
  expect(format(groups, EXPERTISE)).toBe(EXPERTISE);
});

test("a page has the same name in menu, heading, breadcrumb and title", () => {
  const titles = [
    ...servicePages.map(({ path, entry }) => [path, entry.label, pageContent[path].hero.title] as const),
    ...[...solutionPages, ...expertisePages].map(
      ({ path, entry }) => [path, entry.label, pageContent[path].title] as const,
    ),
  ];
  for (const [path, label, title] of titles) {
    const { meta, name, breadcrumbs } = sitePage(path);
    expect([title, name, breadcrumbs.at(-1)?.label]).toEqual([label, label, label]);
    expect(meta.title.toLowerCase()).toContain(label.toLowerCase());
  }
});

test("every page of the specification exists, and no path twice", () => {
  const paths = allPaths();
  expect(paths).toEqual(expect.arrayContaining([...SINGLE, ...sections.map(({ path }) => path), "/privacy"]));
  expect(new Set(paths).size).toBe(paths.length);
});
