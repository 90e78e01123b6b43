import type { ArtName } from "@/content/types";
import type { Picture } from ".";
import adaptiveMethodologiesHills from "./hills/adaptive-methodologies.svg";
import agileProjectManagementHills from "./hills/agile-project-management.svg";
import architectureConsultingHills from "./hills/architecture-consulting.svg";
import backupDisasterRecoveryHills from "./hills/backup-disaster-recovery.svg";
import cloudDevopsHills from "./hills/cloud-devops.svg";
import deedsPlatformHills from "./hills/deeds-platform.svg";
import digitalTransformationHills from "./hills/digital-transformation.svg";
import infrastructureProvisioningHills from "./hills/infrastructure-provisioning.svg";
import integrationTestingHills from "./hills/integration-testing.svg";
import maintenanceAndSupportHills from "./hills/maintenance-and-support.svg";
import manualTestHills from "./hills/manual-test.svg";
import mobileApplicationsHills from "./hills/mobile-applications.svg";
import monitoringPerformanceHills from "./hills/monitoring-performance.svg";
import performanceLoadTestingHills from "./hills/performance-load-testing.svg";
import planningHills from "./hills/planning.svg";
import productManagementHills from "./hills/product-management.svg";
import projectHills from "./hills/project.svg";
import prototypingTestingHills from "./hills/prototyping-testing.svg";
import qaHills from "./hills/qa.svg";
import qualityAssuranceHills from "./hills/quality-assurance.svg";
import repzHills from "./hills/repz.svg";
import resourceManagementHills from "./hills/resource-management.svg";
import riskQualityMonitoringHills from "./hills/risk-quality-monitoring.svg";
import rwandaValuationSystemHills from "./hills/rwanda-valuation-system.svg";
import securityAccessControlHills from "./hills/security-access-control.svg";
import securityAuditsHills from "./hills/security-audits.svg";
import securityComplianceTestingHills from "./hills/security-compliance-testing.svg";
import serverNetworkHills from "./hills/server-network.svg";
import servicesHills from "./hills/services.svg";
import socialRegistryHills from "./hills/social-registry.svg";
import solutionHills from "./hills/solution.svg";
import stakeholderCommsHills from "./hills/stakeholder-comms.svg";
import sysadminHills from "./hills/sysadmin.svg";
import teamManagementHills from "./hills/team-management.svg";
import uiDesignHills from "./hills/ui-design.svg";
import webApplicationsHills from "./hills/web-applications.svg";
import adaptiveMethodologiesPattern from "./patterns/adaptive-methodologies.svg";
import agileProjectManagementPattern from "./patterns/agile-project-management.svg";
import architectureConsultingPattern from "./patterns/architecture-consulting.svg";
import backupDisasterRecoveryPattern from "./patterns/backup-disaster-recovery.svg";
import cloudDevopsPattern from "./patterns/cloud-devops.svg";
import deedsPlatformPattern from "./patterns/deeds-platform.svg";
import digitalTransformationPattern from "./patterns/digital-transformation.svg";
import infrastructureProvisioningPattern from "./patterns/infrastructure-provisioning.svg";
import integrationTestingPattern from "./patterns/integration-testing.svg";
import maintenanceAndSupportPattern from "./patterns/maintenance-and-support.svg";
import manualTestPattern from "./patterns/manual-test.svg";
import mobileApplicationsPattern from "./patterns/mobile-applications.svg";
import monitoringPerformancePattern from "./patterns/monitoring-performance.svg";
import performanceLoadTestingPattern from "./patterns/performance-load-testing.svg";
import planningPattern from "./patterns/planning.svg";
import productManagementPattern from "./patterns/product-management.svg";
import projectPattern from "./patterns/project.svg";
import prototypingTestingPattern from "./patterns/prototyping-testing.svg";
import qaPattern from "./patterns/qa.svg";
import qualityAssurancePattern from "./patterns/quality-assurance.svg";
import repzPattern from "./patterns/repz.svg";
import resourceManagementPattern from "./patterns/resource-management.svg";
import riskQualityMonitoringPattern from "./patterns/risk-quality-monitoring.svg";
import rwandaValuationSystemPattern from "./patterns/rwanda-valuation-system.svg";
import securityAccessControlPattern from "./patterns/security-access-control.svg";
import securityAuditsPattern from "./patterns/security-audits.svg";
import securityComplianceTestingPattern from "./patterns/security-compliance-testing.svg";
import serverNetworkPattern from "./patterns/server-network.svg";
import servicesPattern from "./patterns/services.svg";
import socialRegistryPattern from "./patterns/social-registry.svg";
import solutionPattern from "./patterns/solution.svg";
import stakeholderCommsPattern from "./patterns/stakeholder-comms.svg";
import sysadminPattern from "./patterns/sysadmin.svg";
import teamManagementPattern from "./patterns/team-management.svg";
import uiDesignPattern from "./patterns/ui-design.svg";
import webApplicationsPattern from "./patterns/web-applications.svg";

/** The pattern behind a page's figure or across the top of a section's page, and the hills at the page's end. */
export const pageArt: Record<ArtName, { pattern: Picture; hills: Picture }> = {
  "adaptive-methodologies": { pattern: adaptiveMethodologiesPattern, hills: adaptiveMethodologiesHills },
  "agile-project-management": { pattern: agileProjectManagementPattern, hills: agileProjectManagementHills },
  "architecture-consulting": { pattern: architectureConsultingPattern, hills: architectureConsultingHills },
  "backup-disaster-recovery": { pattern: backupDisasterRecoveryPattern, hills: backupDisasterRecoveryHills },
  "cloud-devops": { pattern: cloudDevopsPattern, hills: cloudDevopsHills },
  "deeds-platform": { pattern: deedsPlatformPattern, hills: deedsPlatformHills },
  "digital-transformation": { pattern: digitalTransformationPattern, hills: digitalTransformationHills },
  "infrastructure-provisioning": { pattern: infrastructureProvisioningPattern, hills: infrastructureProvisioningHills },
  "integration-testing": { pattern: integrationTestingPattern, hills: integrationTestingHills },
  "maintenance-and-support": { pattern: maintenanceAndSupportPattern, hills: maintenanceAndSupportHills },
  "manual-test": { pattern: manualTestPattern, hills: manualTestHills },
  "mobile-applications": { pattern: mobileApplicationsPattern, hills: mobileApplicationsHills },
  "monitoring-performance": { pattern: monitoringPerformancePattern, hills: monitoringPerformanceHills },
  "performance-load-testing": { pattern: performanceLoadTestingPattern, hills: performanceLoadTestingHills },
  planning: { pattern: planningPattern, hills: planningHills },
  "product-management": { pattern: productManagementPattern, hills: productManagementHills },
  project: { pattern: projectPattern, hills: projectHills },
  "prototyping-testing": { pattern: prototypingTestingPattern, hills: prototypingTestingHills },
  qa: { pattern: qaPattern, hills: qaHills },
  "quality-assurance": { pattern: qualityAssurancePattern, hills: qualityAssuranceHills },
  repz: { pattern: repzPattern, hills: repzHills },
  "resource-management": { pattern: resourceManagementPattern, hills: resourceManagementHills },
  "risk-quality-monitoring": { pattern: riskQualityMonitoringPattern, hills: riskQualityMonitoringHills },
  "rwanda-valuation-system": { pattern: rwandaValuationSystemPattern, hills: rwandaValuationSystemHills },
  "security-access-control": { pattern: securityAccessControlPattern, hills: securityAccessControlHills },
  "security-audits": { pattern: securityAuditsPattern, hills: securityAuditsHills },
  "security-compliance-testing": { pattern: securityComplianceTestingPattern, hills: securityComplianceTestingHills },
  "server-network": { pattern: serverNetworkPattern, hills: serverNetworkHills },
  services: { pattern: servicesPattern, hills: servicesHills },
  "social-registry": { pattern: socialRegistryPattern, hills: socialRegistryHills },
  solution: { pattern: solutionPattern, hills: solutionHills },
  "stakeholder-comms": { pattern: stakeholderCommsPattern, hills: stakeholderCommsHills },
  sysadmin: { pattern: sysadminPattern, hills: sysadminHills },
  "team-management": { pattern: teamManagementPattern, hills: teamManagementHills },
  "ui-design": { pattern: uiDesignPattern, hills: uiDesignHills },
  "web-applications": { pattern: webApplicationsPattern, hills: webApplicationsHills },
};
