import type { PageSlug } from "../pages";
import { boardReport } from "./adaptive-methodologies";
import { forecast } from "./agile-project-management";
import { decision } from "./architecture-consulting";
import { restoreDrill } from "./backup-disaster-recovery";
import { releaseReport } from "./cloud-devops";
import { registryHero } from "./deeds-platform";
import { processMap } from "./digital-transformation";
import { changePlan } from "./infrastructure-provisioning";
import { contractTest } from "./integration-testing";
import { letter } from "./maintenance-and-support";
import { defectReport } from "./manual-test";
import { fieldTest } from "./mobile-applications";
import { dashboard } from "./monitoring-performance";
import { loadTest } from "./performance-load-testing";
import { plan } from "./planning";
import { priceTest } from "./product-management";
import { usabilityTest } from "./prototyping-testing";
import { suiteReport } from "./quality-assurance";
import { search } from "./repz";
import { capacitySheet } from "./resource-management";
import { riskRegister } from "./risk-quality-monitoring";
import { sheetHero } from "./rwanda-valuation-system";
import { accessRegister } from "./security-access-control";
import { accountAudit } from "./security-audits";
import { retestReport } from "./security-compliance-testing";
import { networkMap } from "./server-network";
import { registry } from "./social-registry";
import { communicationCalendar } from "./stakeholder-comms";
import { coverageChart } from "./team-management";
import type { FigureContent } from "./types";
import { taskFlow } from "./ui-design";
import { loadReport } from "./web-applications";

/** The figure in the hero of each page, by the page's slug. */
export const heroFigures: Readonly<Record<PageSlug, FigureContent>> = {
  "performance-load-testing": loadTest,
  planning: plan,
  "product-management": priceTest,
  "ui-design": taskFlow,
  "prototyping-testing": usabilityTest,
  "agile-project-management": forecast,
  "quality-assurance": suiteReport,
  "maintenance-and-support": letter,
  "architecture-consulting": decision,
  "digital-transformation": processMap,
  "security-audits": accountAudit,
  "infrastructure-provisioning": changePlan,
  "server-network": networkMap,
  "security-access-control": accessRegister,
  "backup-disaster-recovery": restoreDrill,
  "monitoring-performance": dashboard,
  "web-applications": loadReport,
  "adaptive-methodologies": boardReport,
  "integration-testing": contractTest,
  "manual-test": defectReport,
  "resource-management": capacitySheet,
  "risk-quality-monitoring": riskRegister,
  "security-compliance-testing": retestReport,
  "stakeholder-comms": communicationCalendar,
  "team-management": coverageChart,
  "mobile-applications": fieldTest,
  "cloud-devops": releaseReport,
  repz: search,
  "deeds-platform": registryHero,
  "rwanda-valuation-system": sheetHero,
  "social-registry": registry,
};
