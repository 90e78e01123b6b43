import type { chapters } from "./labels";
import type { PagePath, SectionPath } from "./menus";
import type { MaybeSample } from "./sample";

/** The colours of patterns (design guide, section 3). */
export type PatternColor = "ink" | "leaf" | "forest" | "mist" | "chalk" | "earth";

/** Icons of pillars and features, by their names at https://lucide.dev/icons. A new one is drawn in components/ui/page-icon.tsx. */
export type IconName =
  | "activity"
  | "antenna"
  | "app-window"
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
  | "gavel"
  | "git-merge"
  | "git-pull-request"
  | "globe"
  | "graduation-cap"
  | "hammer"
  | "handshake"
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
  | "messages-square"
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
  /** Unique on the site. At most 60 characters with the company's name, which every page adds at its end (app/layout.tsx). */
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
  buttonHref: PagePath;
}

/** Links to related pages, under the names of these pages. */
export interface Related {
  title: string;
  links: readonly PagePath[];
}

/** When another page, about nearly the same, is the better one. */
export interface Neighbour {
  text: string;
  path: PagePath;
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
  /** Where the description leads. */
  href?: string;
}

/** A question that visitors ask. */
export interface Faq {
  /** The fragment of the answer's URL; unique on its page. */
  id: string;
  question: string;
  answer: MaybeSample;
}

/** Greens of the palette (tailwind.config.ts), from dark to light. */
export type PillarColor = "green-900" | "green-800" | "green-700" | "green-600" | "green-500" | "green-400";

export interface Pillar {
  icon: IconName;
  title: string;
  description: string;
  /** Of the bar above it; unique on its page. */
  color: PillarColor;
}

/** A value of the company or of a team. */
export interface Value {
  title: string;
  description: string;
}

/** A card on the home page. */
export interface FocusCard {
  title: string;
  description: string;
  href: PagePath;
  /** The height of its pattern in cells. */
  rows: 4 | 6 | 8 | 10;
}

/** The name of a pattern and of hills in components/ui/art. A new page picks one that is there. */
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

/** What a page's figure finds, in a sentence that is understood alone. */
export interface Finding {
  text: string;
  isBad?: true;
}

/** Shown in a list of pages beside a small drawing of the figure; the second one under the pointer and with the focus. */
export type Findings = readonly [Finding, Finding];

/** A page under `/services/`. */
export interface ServiceWords {
  /** The figure in its hero. */
  figure: FigureContent;
  art: ArtName;
  findings: Findings;
  meta: PageMeta;
  hero: { title: string; subtitle: string; ctaText: string };
  intro: { title: string; description: string };
  neighbour?: Neighbour;
  focusTitle: string;
  /** 4 to 6. */
  pillars: Pillar[];
  engagement: Engagement;
  cta: CallToAction;
}

/** The share picture of a page (app/share). */
export type SharePicture = `/share/${string}.png`;

/** What an engagement usually takes: an estimate, until a proposal says it for one client. */
export interface Effort {
  /** At a glance: at most 24 characters. */
  duration: string;
  /** What the time goes into, and what makes it longer. */
  durationNote: string;
  /** What the client has to provide. */
  inputs: string;
  /** Who does the work, by role. */
  roles: string;
}

/** The work that a page offers, before it is bought. */
export interface Engagement {
  forWhom: string;
  /** What the client holds at the end. */
  youGet: string;
  effort: MaybeSample<Effort>;
  howItRuns: string;
  /** At most six names, where they are a choice. */
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
  /** A picture, where the tab has no figure. */
  image?: SharePicture;
}

export type ChapterId = keyof typeof chapters;

/** A tab of a solution's page, beside its screen. */
export interface Chapter extends Feature {
  id: ChapterId;
  rows: Row[];
}

interface Quote {
  quote: string;
  /** The role of who says it. */
  author: string;
  /** The kind of institution and where it is. */
  position: string;
}

/** Placeholder text, under "Sample testimonial", or a client's own words. A sample names no person and no organization. */
export type Testimonial =
  | (Quote & { isSample: true })
  | (Quote & { isSample: false; name?: string; organization?: string });

/** What all pages of the Expertise menu have in common. */
export interface DetailPage {
  meta: PageMeta;
  /** At most 6 letters, shown as a mark above the title. */
  acronym: string;
  acronymMeaning: string;
  /** The page's name, as in the menus. */
  title: string;
  description: string;
  /** For link previews and structured data. The page itself shows a figure. */
  imageSrc: SharePicture;
  /** The hero's button; "Reach Out To Us" by default. */
  ctaText?: string;
  /** Where it leads; "/contact-us" by default. */
  ctaLink?: PagePath;
  features: Feature[];
  techStack: string[];
  testimonial: Testimonial;
  cta: CallToAction;
}

/** A page under `/project/`, `/qa/` or `/sysadmin/`. */
export interface ExpertiseWords extends DetailPage {
  /** The figure in its hero. */
  figure: FigureContent;
  art: ArtName;
  findings: Findings;
  engagement: Engagement;
  neighbour?: Neighbour;
}

/** How far a solution is. */
export type SolutionStatus = "pilot" | "live";

/** A page under `/solution/`. */
export interface SolutionWords extends DetailPage {
  /** The figure in its hero. */
  figure: FigureContent;
  art: ArtName;
  country: "Rwanda" | "Zimbabwe";
  /** One sentence for cards. */
  summary: string;
  features: Chapter[];
  /** Shown when the owner has set it. */
  status?: SolutionStatus;
}

/** The page at a section's path, which lists the section's pages. */
export interface SectionWords {
  meta: PageMeta;
  /** Of its share picture. */
  color: PatternColor;
  art: ArtName;
  description: string;
  neighbour?: Neighbour;
  cta: CallToAction;
}

/** A page's entry in a menu. */
export interface MenuEntry {
  slug: string;
  label: string;
}

/** A group of a menu. */
export interface MenuGroup {
  name: string;
  /** Of the share pictures of the group's pages. */
  color: Exclude<PatternColor, "chalk">;
  entries: readonly MenuEntry[];
}

/** A group of the Expertise menu, whose pages share a path. */
export interface ExpertiseGroup extends MenuGroup {
  path: "/solution" | "/project" | "/qa" | "/sysadmin";
  /** Shown above the title of the group's pages, and linked to the section's page. */
  tag?: string;
}

/** The groups whose pages are under one path, and listed on the page at that path. */
export interface Section {
  name: string;
  path: SectionPath;
  tag?: string;
  groups: readonly MenuGroup[];
}

/** How a verdict is meant. Its icon says the same as its colour. */
export type Tone = "good" | "mixed" | "bad";

export interface Verdict {
  tone: Tone;
  text: string;
}

/** The caption of a figure without a choice: a sentence that is true on its own, with or without the verdict above it. */
export type StillState = string | { verdict: Verdict; says: string };

/** What a choice leads to: what the figure then finds, and its caption. */
export interface ChosenState {
  headline: string;
  /** That of the first state, if it is left out. */
  verdict?: Verdict;
  says: string;
}

/** What a reader chooses. */
export interface Choice {
  legend: string;
  options: readonly (string | { name: string; note: string })[];
  /** The number of the state that each option of a radio group leads to: its position by default. */
  order?: readonly (1 | 2 | 3 | 4 | 5 | 6)[];
}

interface Kind {
  /** What kind of document or screen it is. */
  kind: string;
}

type States<Count extends readonly unknown[]> = { [Index in keyof Count]: ChosenState };

/** A figure without a choice: read from top to bottom. */
interface StillFigure extends Kind {
  headline: string;
  choice?: never;
  states: readonly [StillState];
}

/** Radio buttons, one for each state. */
interface RadioFigure extends Kind {
  choice: Choice & { type: "radio" };
  /** 2 to 6. */
  states: readonly [ChosenState, ChosenState, ...ChosenState[]];
}

/** One checkbox or two, unchecked at first. The states: none, the first, the second, both. */
type CheckboxFigure = Kind & { choice: Choice & { type: "checkbox" } } & (
    | { states: States<readonly [0, 1]> }
    | { states: States<readonly [0, 1, 2, 3]> }
  );

/** What all figures have in common. The data of each one extends it. */
export type FigureContent = StillFigure | RadioFigure | CheckboxFigure;

/** Two papers about one thing, entry by entry. */
export type ComparisonContent = FigureContent & {
  caption: string;
  columns: readonly [entry: string, first: string, second: string];
  rows: readonly (readonly [entry: string, first: string, second: string])[];
};
