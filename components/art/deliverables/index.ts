import { boardReport } from "@/content/deliverables/adaptive-methodologies";
import { forecastSheet } from "@/content/deliverables/agile-project-management";
import { decisionRecord } from "@/content/deliverables/architecture-consulting";
import { restoreDrill } from "@/content/deliverables/backup-disaster-recovery";
import { releaseReport } from "@/content/deliverables/cloud-devops";
import { processMap } from "@/content/deliverables/digital-transformation";
import { changePlan } from "@/content/deliverables/infrastructure-provisioning";
import { contractTest } from "@/content/deliverables/integration-testing";
import { monthlyLetter } from "@/content/deliverables/maintenance-and-support";
import { defectReport } from "@/content/deliverables/manual-test";
import { fieldTest } from "@/content/deliverables/mobile-applications";
import { serviceDashboard } from "@/content/deliverables/monitoring-performance";
import { loadTest } from "@/content/deliverables/performance-load-testing";
import { plan } from "@/content/deliverables/planning";
import { priceTest } from "@/content/deliverables/product-management";
import { usabilityTest } from "@/content/deliverables/prototyping-testing";
import { suiteReport } from "@/content/deliverables/quality-assurance";
import { capacitySheet } from "@/content/deliverables/resource-management";
import { riskRegister } from "@/content/deliverables/risk-quality-monitoring";
import { accessRegister } from "@/content/deliverables/security-access-control";
import { accountAudit } from "@/content/deliverables/security-audits";
import { retestReport } from "@/content/deliverables/security-compliance-testing";
import { networkMap } from "@/content/deliverables/server-network";
import { communicationCalendar } from "@/content/deliverables/stakeholder-comms";
import { coverageChart } from "@/content/deliverables/team-management";
import { taskFlow } from "@/content/deliverables/ui-design";
import { loadReport } from "@/content/deliverables/web-applications";
import type { DisciplineSlug, ServiceSlug } from "@/content/pages";
import { drawBoardReport } from "./adaptive-methodologies";
import { drawForecastSheet } from "./agile-project-management";
import { drawDecisionRecord } from "./architecture-consulting";
import { drawRestoreDrill } from "./backup-disaster-recovery";
import { drawReleaseReport } from "./cloud-devops";
import { drawProcessMap } from "./digital-transformation";
import { drawChangePlan } from "./infrastructure-provisioning";
import { drawContractTest } from "./integration-testing";
import { drawMonthlyLetter } from "./maintenance-and-support";
import { drawDefectReport } from "./manual-test";
import { drawFieldTest } from "./mobile-applications";
import { drawServiceDashboard } from "./monitoring-performance";
import { drawLoadTest } from "./performance-load-testing";
import { drawPlan } from "./planning";
import { drawPriceTest } from "./product-management";
import { drawUsabilityTest } from "./prototyping-testing";
import { drawSuiteReport } from "./quality-assurance";
import { drawCapacitySheet } from "./resource-management";
import { drawRiskRegister } from "./risk-quality-monitoring";
import { drawAccessRegister } from "./security-access-control";
import { drawAccountAudit } from "./security-audits";
import { drawRetestReport } from "./security-compliance-testing";
import { drawNetworkMap } from "./server-network";
import type { Sheet } from "./sheet";
import { drawCommunicationCalendar } from "./stakeholder-comms";
import { drawCoverageChart } from "./team-management";
import { drawTaskFlow } from "./ui-design";
import { drawLoadReport } from "./web-applications";

type Draw = (sheet: Sheet) => string;

/** What a client receives, by the slug of its page, with text that is not outlined yet. */
export const deliverables: Record<string, Draw> = {
  // Project management
  planning: (sheet) => drawPlan(sheet, plan),
  "resource-management": (sheet) => drawCapacitySheet(sheet, capacitySheet),
  "risk-quality-monitoring": (sheet) => drawRiskRegister(sheet, riskRegister),
  "stakeholder-comms": (sheet) => drawCommunicationCalendar(sheet, communicationCalendar),
  "adaptive-methodologies": (sheet) => drawBoardReport(sheet, boardReport),
  // Quality assurance
  "manual-test": (sheet) => drawDefectReport(sheet, defectReport),
  "performance-load-testing": (sheet) => drawLoadTest(sheet, loadTest),
  "security-compliance-testing": (sheet) => drawRetestReport(sheet, retestReport),
  "integration-testing": (sheet) => drawContractTest(sheet, contractTest),
  "team-management": (sheet) => drawCoverageChart(sheet, coverageChart),
  // System administration
  "backup-disaster-recovery": (sheet) => drawRestoreDrill(sheet, restoreDrill),
  "infrastructure-provisioning": (sheet) => drawChangePlan(sheet, changePlan),
  "server-network": (sheet) => drawNetworkMap(sheet, networkMap),
  "security-access-control": (sheet) => drawAccessRegister(sheet, accessRegister),
  "monitoring-performance": (sheet) => drawServiceDashboard(sheet, serviceDashboard),
  // Services
  "product-management": (sheet) => drawPriceTest(sheet, priceTest),
  "prototyping-testing": (sheet) => drawUsabilityTest(sheet, usabilityTest),
  "maintenance-and-support": (sheet) => drawMonthlyLetter(sheet, monthlyLetter),
  "quality-assurance": (sheet) => drawSuiteReport(sheet, suiteReport),
  "security-audits": (sheet) => drawAccountAudit(sheet, accountAudit),
  "ui-design": (sheet) => drawTaskFlow(sheet, taskFlow),
  "architecture-consulting": (sheet) => drawDecisionRecord(sheet, decisionRecord),
  "cloud-devops": (sheet) => drawReleaseReport(sheet, releaseReport),
  "mobile-applications": (sheet) => drawFieldTest(sheet, fieldTest),
  "web-applications": (sheet) => drawLoadReport(sheet, loadReport),
  "agile-project-management": (sheet) => drawForecastSheet(sheet, forecastSheet),
  "digital-transformation": (sheet) => drawProcessMap(sheet, processMap),
} satisfies Record<DisciplineSlug, Draw> & Partial<Record<ServiceSlug, Draw>>;
