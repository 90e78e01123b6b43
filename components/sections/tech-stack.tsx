export function TechStack({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="bg-ink-50">
      <div className="wrap grid gap-x-6 gap-y-8 py-16 lg:py-20 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{title}</h2>
        <ul className="flex flex-wrap gap-2.5 lg:col-span-7 lg:ml-2">
          {items.map((item) => (
            <li
              key={item}
              className="rounded-ctl border-ink-300 flex min-h-11 items-center border-[1.5px] bg-white px-[18px] py-1 text-base font-medium"
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
