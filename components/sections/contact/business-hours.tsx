interface BusinessHoursProps {
  title: string;
  hours: readonly { days: string; time: string }[];
}

export function BusinessHours({ title, hours }: BusinessHoursProps) {
  return (
    <section
      aria-labelledby="business-hours"
      className="border-ink-950 mt-14 grid border-t-2 pt-6 lg:mt-22 lg:grid-cols-[440px_1fr] lg:gap-x-6"
    >
      <h2 id="business-hours" className="text-h3">
        {title}
      </h2>
      <dl className="mt-4 md:grid md:grid-cols-3 lg:mt-0">
        {hours.map(({ days, time }) => (
          <div key={days} className="border-ink-200 border-t py-4 md:border-0 md:py-0">
            <dt className="text-ink-600">{days}</dt>
            <dd className="mt-1 text-[1.1875rem] font-semibold">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
