import type { chapters } from "./labels";
import type { ExpertisePath, PagePath, SectionPath } from "./menus";
import type { MaybeSample } from "./sample";

/** The colours of patterns (design guide, section 3). */
export type PatternColor = "ink" | "leaf" | "forest" | "mist" | "chalk" | "earth";

/** The name of an icon at https://lucide.dev/icons. A new one is drawn in components/ui/page-icon.tsx. */
export type IconName =
  | "activity"
  | "antenna"
  | "archive"
  | "archive-restore"
  | "arrow-right-left"
  | "battery-medium"
  | "book-open"
  | "bot"
  | "boxes"
  | "bug"
  | "building"
  | "calculator"
  | "calendar-check"
  | "calendar-days"
  | "camera"
  | "chart-line"
  | "chart-no-axes-gantt"
  | "clock"
  | "compass"
  | "component"
  | "contrast"
  | "copy"
  | "credit-card"
  | "crop"
  | "database"
  | "door-open"
  | "download"
  | "file-check"
  | "file-diff"
  | "file-pen-line"
  | "file-question-mark"
  | "file-text"
  | "files"
  | "flag-triangle-right"
  | "flashlight"
  | "flask-conical"
  | "funnel"
  | "git-merge"
  | "git-pull-request"
  | "globe"
  | "graduation-cap"
  | "hammer"
  | "hard-drive"
  | "hash"
  | "hat-glasses"
  | "hourglass"
  | "id-card"
  | "key"
  | "languages"
  | "laptop"
  | "layers"
  | "lightbulb"
  | "list-checks"
  | "list-todo"
  | "log-out"
  | "mail-warning"
  | "map-pin"
  | "megaphone"
  | "milestone"
  | "mountain"
  | "mouse-pointer-click"
  | "network"
  | "notebook-text"
  | "package-check"
  | "package-search"
  | "pencil-line"
  | "plug"
  | "presentation"
  | "receipt-text"
  | "rectangle-ellipsis"
  | "repeat"
  | "rotate-ccw-clock"
  | "route"
  | "scale"
  | "server"
  | "sheet"
  | "shield-check"
  | "shuffle"
  | "siren"
  | "sliders-horizontal"
  | "smartphone"
  | "split"
  | "square-kanban"
  | "stamp"
  | "tally-5"
  | "target"
  | "terminal"
  | "timer"
  | "trending-up"
  | "triangle-alert"
  | "truck"
  | "unlink"
  | "user-check"
  | "user-x"
  | "users"
  | "volume-2"
  | "wallet"
  | "weight"
  | "workflow"
  | "wrench"
  | "zap";

export interface PageMeta {
  /** The title, unique on the site: at most 60 characters with the company's name (app/layout.tsx). */
  title: string;
  /** The description, unique on the site: 70 to 155 characters. */
  description: string;
  /** The day (YYYY-MM-DD) of the last change of the page's words. The sitemap and structured data repeat it. */
  updated: string;
}

export interface CallToAction {
  title: string;
  description: string;
  buttonText: string;
  buttonHref: PagePath;
}

/** Links to related pages, under the names of these pages. */
export interface Related {
  title: string;
  links: readonly PagePath[];
}

/** A pointer to a page about nearly the same, and when that is the better one. */
export interface Neighbour {
  text: string;
  path: PagePath;
  /** The path of a sample document that such work ends in. */
  sample?: `${ExpertisePath}/${string}`;
}

/** An entry of a definition list. */
export interface Row {
  term: string;
  description: string;
}

/** A row whose description may still be a sample. */
export interface SampleRow {
  term: string;
  description: MaybeSample;
  /** The target of the description's link. */
  href?: string;
}

/** A question that visitors ask. */
export interface Faq {
  /** The fragment of the answer's URL; unique on its page. */
  id: string;
  question: string;
  answer: MaybeSample;
}

/** The greens of the palette (tailwind.config.ts), from dark to light. */
type PillarColor = "green-900" | "green-800" | "green-700" | "green-600" | "green-500" | "green-400";

export interface Pillar {
  icon: IconName;
  title: string;
  description: string;
  /** The colour of the bar above the pillar, unique on its page. */
  color: PillarColor;
}

/** A value of the company or of a team. */
export interface Value {
  title: string;
  description: string;
}

export interface FocusCard {
  title: string;
  description: string;
  href: PagePath;
  /** The height of the card's pattern in cells. */
  rows: 4 | 6 | 8 | 10;
}

/** The name of a pattern and of hills in components/ui/art. A new page picks one of them. */
export type ArtName =
  | "adaptive-methodologies"
  | "agile-project-management"
  | "architecture-consulting"
  | "backup-disaster-recovery"
  | "cloud-devops"
  | "deeds-platform"
  | "digital-transformation"
  | "infrastructure-provisioning"
  | "integration-testing"
  | "maintenance-and-support"
  | "manual-test"
  | "mobile-applications"
  | "monitoring-performance"
  | "performance-load-testing"
  | "planning"
  | "product-management"
  | "project"
  | "prototyping-testing"
  | "qa"
  | "quality-assurance"
  | "repz"
  | "resource-management"
  | "risk-quality-monitoring"
  | "rwanda-valuation-system"
  | "security-access-control"
  | "security-audits"
  | "security-compliance-testing"
  | "server-network"
  | "services"
  | "social-registry"
  | "solution"
  | "stakeholder-comms"
  | "sysadmin"
  | "team-management"
  | "ui-design"
  | "web-applications";

/** The result of a page's figure, as a sentence that is understood alone. */
interface Finding {
  text: string;
  isBad?: true;
}

/** The findings on the card of a list, one for each state of its picture. */
type Findings = readonly [Finding, Finding];

/** A page under `/services/`. */
export interface ServiceWords {
  /** The figure in the hero. */
  figure?: FigureContent;
  art: ArtName;
  findings?: Findings;
  meta: PageMeta;
  hero: { title: string; subtitle: string; ctaText: string };
  intro: { title: string; description: string };
  neighbour?: Neighbour;
  /** The work as the buyer gets it, for the card in a list: a sentence of at most 14 words. */
  offer: string;
  focusTitle: string;
  /** The pillars: 4 to 6. */
  pillars: Pillar[];
  engagement: Engagement;
  cta: CallToAction;
}

/** The share picture of a page (app/share). */
export type SharePicture = `/share/${string}.png`;

/** An estimate of a usual engagement, until a proposal says it for one client. */
export interface Effort {
  /** The duration at a glance: at most 24 characters. */
  duration: string;
  /** The activities that take the time, and what makes it longer. */
  durationNote: string;
  /** The things that the client has to provide. */
  inputs: string;
  /** The roles that do the work. */
  roles: string;
}

/** The work that a page offers, before it is bought. */
export interface Engagement {
  /** The people who use a product. */
  forWhom?: string;
  /** The result that the client holds at the end. */
  youGet: string;
  effort: MaybeSample<Effort>;
  howItRuns: string;
  /** The tools, where they are a choice: at most six names. */
  builtWith?: string;
}

export interface Feature {
  /** The fragment of the tab's URL; unique on its page. */
  id: string;
  icon: IconName;
  tab: string;
  title: string;
  description: string;
  additionalContent: string[];
  /** The picture of a tab without a figure. */
  image?: SharePicture;
}

export type ChapterId = keyof typeof chapters;

/** A tab of a solution's page, beside a screen of the product. */
export interface Chapter extends Feature {
  id: ChapterId;
  rows: Row[];
}

interface Quote {
  quote: string;
  /** The role of the speaker. */
  author: string;
  /** The kind of institution and its place. */
  position: string;
}

/** A placeholder, marked as a sample, or a client's own words. A sample names no person and no organization. */
export type Testimonial =
  | (Quote & { isSample: true })
  | (Quote & { isSample: false; name?: string; organization?: string });

/** The words that all pages of the Expertise menu have. */
export interface DetailPage {
  meta: PageMeta;
  /** A term of the trade, at most 6 letters, with which the lead begins in bold. */
  acronym: string;
  /** The page's name, as in the menus. */
  title: string;
  /** The lead. It begins with the acronym, unless the acronym is the title. */
  description: string;
  /** The picture for link previews and structured data, which app/share draws. The page itself shows a figure. */
  imageSrc: SharePicture;
  /** The label of the hero's button; "Reach Out To Us" by default. */
  ctaText?: string;
  /** The target of the hero's button; "/contact-us" by default. */
  ctaLink?: PagePath;
  features: Feature[];
  techStack: string[];
  testimonial: Testimonial;
  cta: CallToAction;
}

/** A page under `/project/`, `/qa/` or `/sysadmin/`. */
export interface ExpertiseWords extends DetailPage {
  /** The figure in the hero. */
  figure?: FigureContent;
  art: ArtName;
  findings?: Findings;
  /** The work as the buyer gets it, for the card in a list: a sentence of at most 14 words. */
  offer: string;
  engagement: Engagement;
  neighbour?: Neighbour;
}

/** The stage of a solution. */
type SolutionStatus = "pilot" | "live";

/** A page under `/solution/`. */
export interface SolutionWords extends DetailPage {
  /** The figure in the hero. */
  figure: FigureContent;
  art: ArtName;
  country: "Rwanda" | "Zimbabwe";
  /** The strongest sentence of the page, as a second headline in the hero. */
  claim: string;
  /** The meaning of a name that is an acronym. */
  acronymMeaning?: string;
  engagement: Engagement;
  /** The summary for cards, in one sentence. */
  summary: string;
  features: Chapter[];
  /** The status, shown once the owner has set it. */
  status?: SolutionStatus;
}

/** The page at a section's path, which lists the section's pages. */
export interface SectionWords {
  meta: PageMeta;
  /** The colour of the share picture. */
  color: PatternColor;
  art: ArtName;
  /** The second headline: how these pages differ from a service of the same subject. */
  title?: string;
  description: string;
  /** The durations of the section's pages, from the shortest to the longest. */
  duration: MaybeSample;
  neighbour?: Neighbour;
  cta: CallToAction;
}

export interface MenuEntry {
  slug: string;
  label: string;
}

export interface MenuGroup {
  name: string;
  /** The colour of the share pictures of the group's pages. */
  color: Exclude<PatternColor, "chalk">;
  entries: readonly MenuEntry[];
}

/** A group of the Expertise menu, whose pages share a path. */
export interface ExpertiseGroup extends MenuGroup {
  path: "/solution" | "/project" | "/qa" | "/sysadmin";
  /** True if the group's name is the tag of its pages: their breadcrumb in capitals. */
  isTag?: true;
}

/** The groups whose pages are under one path and listed on the page at that path. */
export interface Section {
  name: string;
  path: SectionPath;
  isTag?: true;
  groups: readonly MenuGroup[];
}

/** The tone of a verdict. Icon and colour say the same. */
export type Tone = "good" | "mixed" | "bad";

export interface Verdict {
  tone: Tone;
  text: string;
}

/** The caption of a figure without a choice: a sentence that is true on its own, with or without a verdict above. */
type StillState = string | { verdict: Verdict; says: string };

/** The headline and the caption of a figure after a choice. */
interface ChosenState {
  headline: string;
  /** The verdict; by default that of the first state. */
  verdict?: Verdict;
  says: string;
}

/** A question to the reader with its options. */
interface Choice {
  legend: string;
  options: readonly (string | { name: string; note: string })[];
  /** The number of the state that each option of a radio group leads to; by default the option's position. */
  order?: readonly (1 | 2 | 3 | 4 | 5 | 6)[];
}

interface Kind {
  /** The kind of document or screen that the figure shows. */
  kind: string;
}

type States<Count extends readonly unknown[]> = { [Index in keyof Count]: ChosenState };

/** A figure without a choice, read from top to bottom. */
interface StillFigure extends Kind {
  headline: string;
  choice?: never;
  states: readonly [StillState];
}

/** A figure with radio buttons, one for each state. */
interface RadioFigure extends Kind {
  choice: Choice & { type: "radio" };
  /** The states: 2 to 6. */
  states: readonly [ChosenState, ChosenState, ...ChosenState[]];
}

/** A figure with one or two checkboxes, unchecked at first. The states: none, the first, the second, both. */
type CheckboxFigure = Kind & { choice: Choice & { type: "checkbox" } } & (
    | { states: States<readonly [0, 1]> }
    | { states: States<readonly [0, 1, 2, 3]> }
  );

/** The content that all figures have. The data of each one extends it. */
export type FigureContent = StillFigure | RadioFigure | CheckboxFigure;

/** A comparison of two papers about one thing, entry by entry. */
export type ComparisonContent = FigureContent & {
  caption: string;
  columns: readonly [entry: string, first: string, second: string];
  rows: readonly (readonly [entry: string, first: string, second: string])[];
};
