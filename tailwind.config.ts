// The design guide's tokens. The file has no export or import statement: Node 24 and later load it themselves, and
// would warn, as package.json names no type.
/**
 * The palette. These files cannot read it, and repeat its greens: the drawings (components/ui/art, app/share/*.svg),
 * public/icon.svg and the pictures beside it, and nginx's error page (deploy/error-pages/style.css). After a change of
 * green, draw them again, and .github/home.png.
 */
const { green, ink, earth } = require("./colors.json") as typeof import("./colors.json");

module.exports = {
  content: [],
  theme: {
    // Breakpoints are in em, so that larger text gets the layout of a narrower window.
    screens: {
      xs: "35em",
      md: "48em",
      nav: "53.75em",
      mega: "60em",
      lg: "62em",
      xl: "68.75em",
      "2xl": "75em",
    },
    extend: {
      colors: { green, ink, earth },
      // Pale colours are stronger for visitors who prefer more contrast (app/globals.css).
      textColor: {
        ink: {
          300: `var(--strong-on-dark, ${ink[300]})`,
          400: `var(--strong-on-dark, ${ink[400]})`,
          500: `var(--strong-text, ${ink[500]})`,
          600: `var(--strong-text, ${ink[600]})`,
        },
        green: {
          200: `var(--strong-on-dark, ${green[200]})`,
          300: `var(--strong-on-dark, ${green[300]})`,
          600: `var(--strong-green, ${green[600]})`,
          700: `var(--strong-green, ${green[700]})`,
        },
        earth: { 600: `var(--strong-earth, ${earth[600]})`, 700: `var(--strong-earth, ${earth[700]})` },
      },
      fill: { ink: { 500: `var(--strong-text, ${ink[500]})`, 600: `var(--strong-text, ${ink[600]})` } },
      backgroundColor: { green: { 600: `var(--strong-green, ${green[600]})` } },
      borderColor: {
        ink: {
          100: `var(--strong-line, ${ink[100]})`,
          200: `var(--strong-line, ${ink[200]})`,
          300: `var(--strong-line, ${ink[300]})`,
          400: `var(--strong-edge, ${ink[400]})`,
          500: `var(--strong-edge, ${ink[500]})`,
          700: `var(--strong-line-on-dark, ${ink[700]})`,
        },
      },
      // global-error.tsx replaces the root layout, which sets the variable.
      fontFamily: { sans: ["var(--font-sans, Near Arial)", "system-ui", "sans-serif"] },
      fontSize: {
        display: [
          "clamp(2.5rem,1.55rem + 4.2vw,5.5rem)",
          { lineHeight: ".97", letterSpacing: "-.037em", fontWeight: "600" },
        ],
        // At most 30vw, so that four letters fit a phone with large or spaced text.
        acronym: [
          "min(30vw,clamp(7rem,5.5rem + 7vw,10rem))",
          { lineHeight: ".84", letterSpacing: "-.04em", fontWeight: "700" },
        ],
        h1: [
          "min(clamp(2.375rem,1.78rem + 3.1vw,4.5rem),16vw)",
          { lineHeight: "1", letterSpacing: "-.034em", fontWeight: "600" },
        ],
        cta: [
          "clamp(2.25rem,1.7rem + 2.6vw,4rem)",
          { lineHeight: "1.02", letterSpacing: "-.028em", fontWeight: "600" },
        ],
        h2: [
          "clamp(2rem,1.6rem + 1.75vw,3.25rem)",
          { lineHeight: "1.06", letterSpacing: "-.028em", fontWeight: "600" },
        ],
        "h2-sm": [
          "clamp(1.75rem,1.5rem + 1vw,2.5rem)",
          { lineHeight: "1.06", letterSpacing: "-.028em", fontWeight: "600" },
        ],
        quote: [
          "clamp(1.5rem,1.2rem + 1.35vw,2.375rem)",
          { lineHeight: "1.22", letterSpacing: "-.02em", fontWeight: "500" },
        ],
        h3: [
          "clamp(1.375rem,1.27rem + .45vw,1.75rem)",
          { lineHeight: "1.2", letterSpacing: "-.016em", fontWeight: "600" },
        ],
        h4: ["1.25rem", { lineHeight: "1.3", letterSpacing: "-.01em", fontWeight: "600" }],
        lead: ["clamp(1.125rem,1.07rem + .25vw,1.3125rem)", { lineHeight: "1.5" }],
        body: ["1.0625rem", { lineHeight: "1.6" }],
        sm: [".9375rem", { lineHeight: "1.5" }],
        xs: [".8125rem", { lineHeight: "1.45" }],
        tag: [".8125rem", { lineHeight: "1.2", letterSpacing: ".06em", fontWeight: "600" }],
      },
      // The space above and below a section: small, by default, and around one that fills the screen.
      spacing: { "section-sm": "var(--section-sm)", section: "var(--section)" },
      // Second columns begin at the sixth of twelve columns with gaps of 24 px.
      gridTemplateColumns: {
        "split-5": "calc((100% + 24px) * 5 / 12 - 24px) 1fr",
      },
      maxWidth: { page: "1200px" },
      borderRadius: { none: "0", ctl: "4px", win: "8px" },
      transitionTimingFunction: { hill: "cubic-bezier(.2,.7,.2,1)" },
      transitionDuration: { fast: "160ms", base: "240ms", slow: "480ms", rise: "900ms" },
    },
  },
} satisfies import("tailwindcss").Config;
