import "server-only";
import { expertise, servicePath, services } from "@/content/navigation";

const entriesOf = (path: string, entries: readonly { slug: string; label: string }[]) =>
  entries.map(({ slug, label }) => ({ slug, name: label, path: `${path}/${slug}` }));

/** What anybody may read: what the company offers, from the same file as the menus. */
const entities: Record<string, unknown[]> = {
  services: services.flatMap(({ entries }) => entriesOf(servicePath, entries)),
  ...Object.fromEntries(expertise.map(({ path, entries }) => [path.slice(1), entriesOf(path, entries)])),
};

/** The records of an entity, or undefined where there is no such entity. */
export const publicData = (entity: string): unknown[] | undefined =>
  Object.hasOwn(entities, entity) ? entities[entity] : undefined;
