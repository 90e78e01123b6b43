/** The colours of patterns (design guide, section 3). */
export type PatternColor = "ink" | "leaf" | "forest" | "mist" | "chalk" | "earth";

/** The products whose screens are drawn (components/art/sources). */
export type VisualName = "repz" | "social-registry" | "rwanda-valuation-system" | "deeds-platform";

export interface PageMeta {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** 70 to 155 characters, unique on the site. */
  description: string;
  /** YYYY-MM-DD: when an editor last changed what the page says. The sitemap and structured data repeat it. */
  updated: string;
}

export interface CallToAction {
  title: string;
  description: string;
  buttonText: string;
  buttonHref: "/contact-us";
}

/** Links to related pages. */
export interface Related {
  title: string;
  links: readonly { href: string; label: string }[];
}

/** An entry of a definition list. */
export interface Row {
  term: string;
  description: string;
}

export interface Brief {
  title: string;
  rows: Row[];
}

export interface Pillar {
  /** Also the seed of the pillar's pattern; unique on the site. */
  title: string;
  description: string;
}

/** A page under `/services/`. */
export interface ServicePage {
  meta: PageMeta;
  hero: { title: string; subtitle: string; ctaText: string };
  intro: { title: string; description: string; more: string; image?: DeliverableImage };
  focusTitle: string;
  /** 4 to 6. */
  pillars: Pillar[];
  brief: Brief;
  cta: CallToAction;
}

export interface VisualCrop {
  /** x, y, width and height in the screen's 1120 x 720 units. */
  crop: readonly [number, number, number, number];
  /** One sentence that ends in "Sample data." */
  alt: string;
}

/** The picture of what a client receives, drawn for the page's slug (components/art/deliverables). */
export interface DeliverableImage {
  /** One sentence that ends in "Sample data." */
  alt: string;
  /** What the picture says, for readers who do not see it. */
  caption: string;
}

export interface Feature {
  /** The fragment of the tab's URL; unique on its page. */
  id: string;
  tab: string;
  title: string;
  description: string;
  additionalContent: string[];
  image?: VisualCrop | DeliverableImage;
}

export interface Testimonial {
  quote: string;
  /** A role, never a person, until the client supplies a real quote. */
  author: string;
  /** The kind of institution and where it is. */
  position: string;
  /** True for placeholder text; the page then shows "Sample testimonial". */
  isSample: boolean;
}

/** A page under `/solution/`, `/project/`, `/qa/` or `/sysadmin/`. */
export interface DetailPage {
  meta: PageMeta;
  /** At most 6 letters, shown large above the title. */
  acronym: string;
  title: string;
  description: string;
  /** The hero's button; "Reach Out To Us" by default. */
  ctaText?: string;
  features: Feature[];
  brief: Brief;
  /** How a record moves through the product. */
  flow?: { title: string; steps: Row[] };
  techStack: string[];
  testimonial: Testimonial;
  cta: CallToAction;
}

/** A detail page about a product, with pictures of its screen. */
export interface SolutionPage extends DetailPage {
  /** The product's name on cards. */
  name: string;
  country: "Rwanda" | "Zimbabwe";
  /** One sentence for the card on the home page. */
  summary: string;
  visual: { name: VisualName; alt: string };
  flow: { title: string; steps: Row[] };
}

/** A page's entry in a menu. */
export interface MenuEntry {
  slug: string;
  label: string;
}

/** A group of a menu. */
export interface MenuGroup {
  name: string;
  /** The pattern colour of the group's pages. */
  color: PatternColor;
  entries: readonly MenuEntry[];
}

/** A group whose pages share a path. */
export interface Section extends MenuGroup {
  path: "/solution" | "/project" | "/qa" | "/sysadmin";
  /** Shown above the title of the group's pages. */
  tag?: string;
}
