import type { ComponentType } from "react";
import type { SolutionSlug } from "@/content/pages";
import { PerformanceLoadTesting } from "./performance-load-testing";
import { Planning } from "./planning";
import * as repz from "./repz";
import * as registry from "./social-registry";

/** What a client receives, by the slug of its page. */
export const deliverables: Readonly<Record<string, ComponentType>> = {
  "performance-load-testing": PerformanceLoadTesting,
  planning: Planning,
};

/** The screens of a product. */
interface Product {
  Hero: ComponentType;
  /** By the id of the page's tab. */
  tabs: Readonly<Record<string, ComponentType>>;
}

const none: Product = { Hero: () => null, tabs: {} };

export const products: Readonly<Record<SolutionSlug, Product>> = {
  "social-registry": {
    Hero: registry.RegistryHero,
    tabs: {
      households: registry.Households,
      "home-visits": registry.HomeVisits,
      privacy: registry.Privacy,
      support: registry.Support,
      grievances: registry.Grievances,
    },
  },
  "rwanda-valuation-system": none,
  "deeds-platform": none,
  repz: {
    Hero: repz.SearchHero,
    tabs: {
      listings: repz.Listings,
      "map-search": repz.MapSearch,
      "title-checks": repz.TitleChecks,
      "agent-desk": repz.AgentDesk,
      enquiries: repz.Enquiries,
    },
  },
};
