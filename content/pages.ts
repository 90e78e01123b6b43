import type { expertise, services, solutions } from "./navigation";
import { adaptiveMethodologies } from "./project/adaptive-methodologies";
import { planning } from "./project/planning";
import { resourceManagement } from "./project/resource-management";
import { riskQualityMonitoring } from "./project/risk-quality-monitoring";
import { stakeholderComms } from "./project/stakeholder-comms";
import { integrationTesting } from "./qa/integration-testing";
import { manualTest } from "./qa/manual-test";
import { performanceLoadTesting } from "./qa/performance-load-testing";
import { securityComplianceTesting } from "./qa/security-compliance-testing";
import { teamManagement } from "./qa/team-management";
import { agileProjectManagement } from "./services/agile-project-management";
import { architectureConsulting } from "./services/architecture-consulting";
import { cloudDevops } from "./services/cloud-devops";
import { digitalTransformation } from "./services/digital-transformation";
import { maintenanceAndSupport } from "./services/maintenance-and-support";
import { mobileApplications } from "./services/mobile-applications";
import { productManagement } from "./services/product-management";
import { prototypingTesting } from "./services/prototyping-testing";
import { qualityAssurance } from "./services/quality-assurance";
import { securityAudits } from "./services/security-audits";
import { uiDesign } from "./services/ui-design";
import { webApplications } from "./services/web-applications";
import { deedsPlatform } from "./solution/deeds-platform";
import { repz } from "./solution/repz";
import { rwandaValuationSystem } from "./solution/rwanda-valuation-system";
import { socialRegistry } from "./solution/social-registry";
import { backupDisasterRecovery } from "./sysadmin/backup-disaster-recovery";
import { infrastructureProvisioning } from "./sysadmin/infrastructure-provisioning";
import { monitoringPerformance } from "./sysadmin/monitoring-performance";
import { securityAccessControl } from "./sysadmin/security-access-control";
import { serverNetwork } from "./sysadmin/server-network";
import type { DetailPage, ServicePage, SolutionPage } from "./types";

/** What stands on each page of the menus. A line of navigation.ts without a page here does not compile. */
type SlugsOf<Group extends { entries: readonly { slug: string }[] }> = Group["entries"][number]["slug"];
export type ServiceSlug = SlugsOf<(typeof services)[number]>;
export type SolutionSlug = SlugsOf<typeof solutions>;
type Discipline = Exclude<(typeof expertise)[number], typeof solutions>;
export type DisciplineSlug = SlugsOf<Discipline>;

export const servicePages: Record<ServiceSlug, ServicePage> = {
  "agile-project-management": agileProjectManagement,
  "architecture-consulting": architectureConsulting,
  "cloud-devops": cloudDevops,
  "digital-transformation": digitalTransformation,
  "maintenance-and-support": maintenanceAndSupport,
  "mobile-applications": mobileApplications,
  "product-management": productManagement,
  "prototyping-testing": prototypingTesting,
  "quality-assurance": qualityAssurance,
  "security-audits": securityAudits,
  "ui-design": uiDesign,
  "web-applications": webApplications,
};

export const solutionPages: Record<SolutionSlug, SolutionPage> = {
  "deeds-platform": deedsPlatform,
  repz: repz,
  "rwanda-valuation-system": rwandaValuationSystem,
  "social-registry": socialRegistry,
};

export const disciplinePages: Record<DisciplineSlug, DetailPage> = {
  // Project Management
  "adaptive-methodologies": adaptiveMethodologies,
  planning: planning,
  "resource-management": resourceManagement,
  "risk-quality-monitoring": riskQualityMonitoring,
  "stakeholder-comms": stakeholderComms,
  // Quality Assurance
  "integration-testing": integrationTesting,
  "manual-test": manualTest,
  "performance-load-testing": performanceLoadTesting,
  "security-compliance-testing": securityComplianceTesting,
  "team-management": teamManagement,
  // System Administration
  "backup-disaster-recovery": backupDisasterRecovery,
  "infrastructure-provisioning": infrastructureProvisioning,
  "monitoring-performance": monitoringPerformance,
  "security-access-control": securityAccessControl,
  "server-network": serverNetwork,
};
