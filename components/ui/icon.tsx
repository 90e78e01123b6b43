/** The design's icons on a 24 x 24 grid. Client components use them, so every page loads them all. */
const icons = {
  check: "M20 6L9 17l-5-5",
  "chevron-down": "M6 9l6 6 6-6",
  eye: "M1.5 12L12 5l10.5 7L12 19zM12 9l3 3-3 3-3-3z",
  "eye-off": "M1.5 12L12 5l10.5 7L12 19zM4 3l16 18",
  menu: "M4 6h16M4 12h16M4 18h16",
  "triangle-alert": "M12 3.500L22 21H2zM12 10v4M12 17v.5",
  x: "M6 6l12 12M18 6L6 18",
} as const;

/** An icon of 20 px unless a class sets another size. */
export function Icon({ name, className = "" }: { name: keyof typeof icons; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
