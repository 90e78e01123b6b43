/** Icons on a 24 grid, drawn with square caps and miter joins; the phone is lucide's (ISC). */
const icons = {
  check: "M20 6L9 17l-5-5",
  "chevron-down": "M6 9l6 6 6-6",
  eye: "M1.5 12L12 5l10.5 7L12 19zM12 9l3 3-3 3-3-3z",
  "eye-off": "M1.5 12L12 5l10.5 7L12 19zM4 3l16 18",
  mail: "M2 5h20v14H2zM2 6l10 8 10-8",
  "map-pin": "M12 2l7 9-7 11-7-11zM12 8l2.500 3-2.500 3-2.500-3z",
  menu: "M4 6h16M4 12h16M4 18h16",
  phone:
    "M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.3a1 1 0 0 0-.3 1.3 14 14 0 0 0 6.400 6.400",
  "triangle-alert": "M12 3.500L22 21H2zM12 10v4M12 17v.5",
  x: "M6 6l12 12M18 6L6 18",
} as const;

export type IconName = keyof typeof icons;

/** 20 px unless a class says otherwise. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
