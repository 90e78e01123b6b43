import engineering from "./patterns/menu-engineering.svg";
import productDesign from "./patterns/menu-product-design.svg";
import projectDelivery from "./patterns/menu-project-delivery.svg";
import projectManagement from "./patterns/menu-project-management.svg";
import qualityAssurance from "./patterns/menu-quality-assurance.svg";
import softwareSolutions from "./patterns/menu-software-solutions.svg";
import systemAdministration from "./patterns/menu-system-administration.svg";
import technicalAdvisory from "./patterns/menu-technical-advisory.svg";

/** The addresses of the patterns above the menus' groups, in the menus' order. */
export const menuPatterns = [
  productDesign,
  engineering,
  projectDelivery,
  technicalAdvisory,
  softwareSolutions,
  projectManagement,
  qualityAssurance,
  systemAdministration,
].map(({ src }: { src: string }) => src);
