import { Art } from "@/components/ui/art";
import type { Row } from "@/content/types";

interface TeamSizeProps {
  title: string;
  count: string;
  caption: string;
  roles: readonly Row[];
}

/** The size of the team beside a picture of it, and its roles. */
export function TeamSize({ title, count, caption, roles }: TeamSizeProps) {
  return (
    <section className="on-dark bg-ink-950 py-section text-white" aria-labelledby="team-title">
      <div className="wrap">
        <h2 id="team-title" className="sr-only">
          {title}
        </h2>
        <div className="flex flex-col gap-10 lg:flex-row lg:flex-wrap lg:items-end lg:justify-between">
          <div>
            <p className="-ml-[.04em] text-[clamp(8.5rem,5rem+15vw,17rem)] leading-[.84] font-bold tracking-[-.04em]">
              {count}
            </p>
            <p className="mt-8 max-w-[310px] text-lead text-ink-300">{caption}</p>
          </div>
          <Art name="team-size" className="w-full max-w-[656px] lg:w-[55%]" />
        </div>
        <ul className="mt-16 grid gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
          {roles.map(({ term, description }) => (
            <li key={term} className="border-ink-700 border-t pt-5">
              <h3 className="text-h4">{term}</h3>
              <p className="mt-2 text-ink-300">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
