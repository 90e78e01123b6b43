import hills from "@/components/ui/art/hills-steps.svg";
import { Pause } from "@/components/ui/pause";

interface ProcessStep {
  title: string;
  description: string;
  result: string;
}

interface ProcessStepsProps {
  title: string;
  youGet: string;
  steps: readonly ProcessStep[];
}

/** The size of one hill in the picture. */
const WIDTH = 240;
const HEIGHT = 122;

/** The five steps of a project, each under a hill that is more finished than the last. */
export function ProcessSteps({ title, youGet, steps }: ProcessStepsProps) {
  return (
    <section className="wrap py-section">
      <h2 className="text-h2">{title}</h2>
      <ol className="mt-4 lg:mt-14 lg:grid lg:grid-cols-5 lg:grid-rows-[auto_1fr_auto]">
        {steps.map(({ title: name, description, result }, i) => (
          <li
            key={name}
            className="border-ink-200 grid grid-cols-[60px_1fr] gap-x-4 border-t py-3 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-0 lg:py-0"
          >
            <img
              src={`${hills.src}#svgView(viewBox(${i * WIDTH},0,${WIDTH},${HEIGHT}))`}
              width={WIDTH}
              height={HEIGHT}
              alt=""
              loading="lazy"
              className="step-hill lg:border-ink-950 w-full lg:border-b-2"
            />
            <div className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:pt-6 lg:pr-6">
              <div>
                <h3 className="text-h4">{name}</h3>
                <p className="mt-1 text-ink-600 max-md:text-sm lg:mt-1.5">{description}</p>
              </div>
              <p className="lg:border-ink-200 mt-1 text-sm lg:mt-6 lg:border-t lg:pt-4">
                <span className="font-semibold text-green-700 lg:block">{youGet}</span>
                <Pause />
                {` ${result}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
