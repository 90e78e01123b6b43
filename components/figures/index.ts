import type { ComponentType } from "react";
import type { DisciplineSlug, ServiceSlug, SolutionSlug } from "@/content/pages";
import type { ChapterId } from "@/content/types";
import { AdaptiveMethodologies } from "./adaptive-methodologies";
import { AgileProjectManagement } from "./agile-project-management";
import { ArchitectureConsulting } from "./architecture-consulting";
import { BackupDisasterRecovery } from "./backup-disaster-recovery";
import { CloudDevops } from "./cloud-devops";
import * as deeds from "./deeds-platform";
import { DigitalTransformation } from "./digital-transformation";
import { InfrastructureProvisioning } from "./infrastructure-provisioning";
import { IntegrationTesting } from "./integration-testing";
import { MaintenanceAndSupport } from "./maintenance-and-support";
import { ManualTest } from "./manual-test";
import { MobileApplications } from "./mobile-applications";
import { MonitoringPerformance } from "./monitoring-performance";
import { PerformanceLoadTesting } from "./performance-load-testing";
import { Planning } from "./planning";
import { ProductManagement } from "./product-management";
import { PrototypingTesting } from "./prototyping-testing";
import { QualityAssurance } from "./quality-assurance";
import * as repz from "./repz";
import { ResourceManagement } from "./resource-management";
import { RiskQualityMonitoring } from "./risk-quality-monitoring";
import * as valuation from "./rwanda-valuation-system";
import { SecurityAccessControl } from "./security-access-control";
import { SecurityAudits } from "./security-audits";
import { SecurityComplianceTesting } from "./security-compliance-testing";
import { ServerNetwork } from "./server-network";
import * as registry from "./social-registry";
import { StakeholderComms } from "./stakeholder-comms";
import { TeamManagement } from "./team-management";
import { UiDesign } from "./ui-design";
import { WebApplications } from "./web-applications";

/** What a client receives, by the slug of its page. */
export const deliverables: Readonly<Record<ServiceSlug | DisciplineSlug, ComponentType>> = {
  "performance-load-testing": PerformanceLoadTesting,
  planning: Planning,
  "product-management": ProductManagement,
  "ui-design": UiDesign,
  "prototyping-testing": PrototypingTesting,
  "agile-project-management": AgileProjectManagement,
  "quality-assurance": QualityAssurance,
  "maintenance-and-support": MaintenanceAndSupport,
  "architecture-consulting": ArchitectureConsulting,
  "digital-transformation": DigitalTransformation,
  "security-audits": SecurityAudits,
  "adaptive-methodologies": AdaptiveMethodologies,
  "integration-testing": IntegrationTesting,
  "manual-test": ManualTest,
  "resource-management": ResourceManagement,
  "risk-quality-monitoring": RiskQualityMonitoring,
  "security-compliance-testing": SecurityComplianceTesting,
  "stakeholder-comms": StakeholderComms,
  "team-management": TeamManagement,
  "infrastructure-provisioning": InfrastructureProvisioning,
  "server-network": ServerNetwork,
  "security-access-control": SecurityAccessControl,
  "backup-disaster-recovery": BackupDisasterRecovery,
  "monitoring-performance": MonitoringPerformance,
  "web-applications": WebApplications,
  "mobile-applications": MobileApplications,
  "cloud-devops": CloudDevops,
};

/** The screens of a product. */
interface Product {
  Hero: ComponentType;
  /** By the chapter of the page. */
  tabs: Readonly<Record<ChapterId, ComponentType>>;
}

export const products: Readonly<Record<SolutionSlug, Product>> = {
  "social-registry": {
    Hero: registry.RegistryHero,
    tabs: {
      today: registry.TwoLists,
      record: registry.Households,
      check: registry.Grievances,
      handover: registry.Support,
    },
  },
  "rwanda-valuation-system": {
    Hero: valuation.SheetHero,
    tabs: {
      today: valuation.TwoReports,
      record: valuation.Sheet,
      check: valuation.Comparables,
      handover: valuation.Certification,
    },
  },
  "deeds-platform": {
    Hero: deeds.RegistryHero,
    tabs: {
      today: deeds.PaperVolumes,
      record: deeds.TheDeed,
      check: deeds.AuditTrail,
      handover: deeds.Search,
    },
  },
  repz: {
    Hero: repz.SearchHero,
    tabs: {
      today: repz.TwoAdverts,
      record: repz.AgentDesk,
      check: repz.TitleChecks,
      handover: repz.Enquiries,
    },
  },
};
