import menuArt from "./menu-art.json";

/**
 * The logo, hidden from assistive technology: the link around it has the name. Its file is cached for all pages; its colours
 * are CSS variables, so that it suits light and dark backgrounds.
 */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 442.95 85" className={`logo ${className}`} aria-hidden="true">
      <use href={`${menuArt.logo}#logo`} />
    </svg>
  );
}
