/** The shapes of everything a visitor reads. Nothing here knows how it is drawn. */

/** The flat colours a pattern can be laid on (design guide, section 3). */
export type Ground = "ink" | "leaf" | "forest" | "mist" | "chalk" | "earth";

/** The four product screens that exist as art. */
export type VisualName = "repz" | "social-registry" | "rwanda-valuation-system" | "deeds-platform";

export interface PageMeta {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** 70 to 155 characters, unique on the site. */
  description: string;
}

export interface CallToAction {
  title: string;
  description: string;
  buttonText: string;
  buttonHref: "/contact-us";
}

/** Pages of ours that a reader may want next. */
export interface Related {
  title: string;
  links: readonly { href: string; label: string }[];
}

/** A line of a ruled list: a short label and what is true of it. */
export interface Row {
  term: string;
  description: string;
}

export interface Brief {
  title: string;
  rows: Row[];
}

export interface Pillar {
  /** Also names the pillar's pattern, as a slug. */
  title: string;
  description: string;
}

/** A page under `/services/`. */
export interface ServicePage {
  meta: PageMeta;
  hero: { title: string; subtitle: string; ctaText: string };
  intro: { title: string; description: string; more: string };
  focusTitle: string;
  /** 4 to 6. */
  pillars: Pillar[];
  brief: Brief;
  cta: CallToAction;
}

export interface VisualCrop {
  /** x, y, width and height in the visual's own 1120 x 720 units. */
  crop: readonly [number, number, number, number];
  /** One sentence that ends in "Sample data." */
  alt: string;
}

export interface Feature {
  /** The tab's address after `#`; unique on its page. */
  id: string;
  tab: string;
  title: string;
  description: string;
  additionalContent: string[];
  image?: VisualCrop;
}

export interface Testimonial {
  quote: string;
  /** A role, never a person, until the client supplies a real quote. */
  author: string;
  /** The kind of institution and where it is. */
  position: string;
  /** True while the words are ours: the page then says "Sample testimonial". */
  isSample: boolean;
}

/** A page under `/solution/`, `/project/`, `/qa/` or `/sysadmin/`. */
export interface DetailPage {
  meta: PageMeta;
  /** At most 6 letters, drawn large; the title says it in full. */
  acronym: string;
  title: string;
  description: string;
  /** The hero's button; "Reach Out To Us" where the page sets none. */
  ctaText?: string;
  features: Feature[];
  brief: Brief;
  /** How a record moves through the product, first step first. */
  flow?: { title: string; steps: Row[] };
  techStack: string[];
  testimonial: Testimonial;
  cta: CallToAction;
}

/** A detail page about a product that has screens to show. */
export interface SolutionPage extends DetailPage {
  /** The name that cards and menus use. */
  name: string;
  country: "Rwanda" | "Zimbabwe";
  /** One sentence for the card on the home page. */
  summary: string;
  visual: { name: VisualName; alt: string };
  flow: { title: string; steps: Row[] };
}

/** A page's line in the menus. */
export interface MenuEntry {
  slug: string;
  label: string;
}

/** A group of a menu: its name is its heading, its ground is what its pages wear. */
export interface MenuGroup {
  name: string;
  ground: Ground;
  entries: readonly MenuEntry[];
}

/** A group whose pages live together under one path. */
export interface Section extends MenuGroup {
  path: "/solution" | "/project" | "/qa" | "/sysadmin";
  /** Drawn above the title of the group's pages. */
  tag?: string;
}
