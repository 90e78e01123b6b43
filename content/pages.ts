import { project, qa, services as servicesContent, solution, sysadmin } from "./menu-pages.generated";
import type { disciplines, services, solutions } from "./navigation";
import type { DisciplinePage, ServicePage, SolutionPage } from "./types";

type SlugsOf<Group extends { entries: readonly { slug: string }[] }> = Group["entries"][number]["slug"];
export type ServiceSlug = SlugsOf<(typeof services)[number]>;
export type SolutionSlug = SlugsOf<typeof solutions>;
export type DisciplineSlug = SlugsOf<(typeof disciplines)[number]>;

/** The content of each page in the menus, by slug. */
export const servicePages: Record<ServiceSlug, ServicePage> = servicesContent;
export const solutionPages: Record<SolutionSlug, SolutionPage> = solution;
export const disciplinePages: Record<DisciplineSlug, DisciplinePage> = { ...project, ...qa, ...sysadmin };
