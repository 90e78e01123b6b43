import type { disciplines, services, solutions } from "./navigation";
import { page as adaptiveMethodologies } from "./project/adaptive-methodologies";
import { page as planning } from "./project/planning";
import { page as resourceManagement } from "./project/resource-management";
import { page as riskQualityMonitoring } from "./project/risk-quality-monitoring";
import { page as stakeholderComms } from "./project/stakeholder-comms";
import { page as integrationTesting } from "./qa/integration-testing";
import { page as manualTest } from "./qa/manual-test";
import { page as performanceLoadTesting } from "./qa/performance-load-testing";
import { page as securityComplianceTesting } from "./qa/security-compliance-testing";
import { page as teamManagement } from "./qa/team-management";
import { page as agileProjectManagement } from "./services/agile-project-management";
import { page as architectureConsulting } from "./services/architecture-consulting";
import { page as cloudDevops } from "./services/cloud-devops";
import { page as digitalTransformation } from "./services/digital-transformation";
import { page as maintenanceAndSupport } from "./services/maintenance-and-support";
import { page as mobileApplications } from "./services/mobile-applications";
import { page as productManagement } from "./services/product-management";
import { page as prototypingTesting } from "./services/prototyping-testing";
import { page as qualityAssurance } from "./services/quality-assurance";
import { page as securityAudits } from "./services/security-audits";
import { page as uiDesign } from "./services/ui-design";
import { page as webApplications } from "./services/web-applications";
import { page as deedsPlatform } from "./solution/deeds-platform";
import { page as repz } from "./solution/repz";
import { page as rwandaValuationSystem } from "./solution/rwanda-valuation-system";
import { page as socialRegistry } from "./solution/social-registry";
import { page as backupDisasterRecovery } from "./sysadmin/backup-disaster-recovery";
import { page as infrastructureProvisioning } from "./sysadmin/infrastructure-provisioning";
import { page as monitoringPerformance } from "./sysadmin/monitoring-performance";
import { page as securityAccessControl } from "./sysadmin/security-access-control";
import { page as serverNetwork } from "./sysadmin/server-network";
import type { DisciplinePage, ServicePage, SolutionPage } from "./types";

type SlugsOf<Group extends { entries: readonly { slug: string }[] }> = Group["entries"][number]["slug"];
export type ServiceSlug = SlugsOf<(typeof services)[number]>;
export type SolutionSlug = SlugsOf<typeof solutions>;
export type DisciplineSlug = SlugsOf<(typeof disciplines)[number]>;
export type PageSlug = ServiceSlug | SolutionSlug | DisciplineSlug;

/** The content of each page in the menus, by slug. */
export const servicePages: Record<ServiceSlug, ServicePage> = {
  "product-management": productManagement,
  "ui-design": uiDesign,
  "prototyping-testing": prototypingTesting,
  "web-applications": webApplications,
  "mobile-applications": mobileApplications,
  "cloud-devops": cloudDevops,
  "agile-project-management": agileProjectManagement,
  "quality-assurance": qualityAssurance,
  "maintenance-and-support": maintenanceAndSupport,
  "architecture-consulting": architectureConsulting,
  "digital-transformation": digitalTransformation,
  "security-audits": securityAudits,
};
export const solutionPages: Record<SolutionSlug, SolutionPage> = {
  "social-registry": socialRegistry,
  "rwanda-valuation-system": rwandaValuationSystem,
  "deeds-platform": deedsPlatform,
  repz,
};
export const disciplinePages: Record<DisciplineSlug, DisciplinePage> = {
  planning,
  "resource-management": resourceManagement,
  "risk-quality-monitoring": riskQualityMonitoring,
  "stakeholder-comms": stakeholderComms,
  "adaptive-methodologies": adaptiveMethodologies,
  "manual-test": manualTest,
  "performance-load-testing": performanceLoadTesting,
  "security-compliance-testing": securityComplianceTesting,
  "integration-testing": integrationTesting,
  "team-management": teamManagement,
  "infrastructure-provisioning": infrastructureProvisioning,
  "server-network": serverNetwork,
  "security-access-control": securityAccessControl,
  "backup-disaster-recovery": backupDisasterRecovery,
  "monitoring-performance": monitoringPerformance,
};
