interface IntroProps {
  title: string;
  description: string;
  more: string;
}

export function Intro({ title, description, more }: IntroProps) {
  return (
    <section className="wrap grid gap-x-6 gap-y-5 pt-section lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-5">{title}</h2>
      <div className="lg:col-span-7 lg:pl-2">
        <p className="max-w-[640px] text-lead">{description}</p>
        <p className="mt-4 max-w-[640px] text-ink-700">{more}</p>
      </div>
    </section>
  );
}
