import type { ComponentType } from "react";
import { AdaptiveMethodologies } from "./adaptive-methodologies";
import { IntegrationTesting } from "./integration-testing";
import { ManualTest } from "./manual-test";
import { PerformanceLoadTesting } from "./performance-load-testing";
import { Planning } from "./planning";
import { ResourceManagement } from "./resource-management";
import { RiskQualityMonitoring } from "./risk-quality-monitoring";
import { SecurityComplianceTesting } from "./security-compliance-testing";
import { StakeholderComms } from "./stakeholder-comms";
import { TeamManagement } from "./team-management";

/** What a client receives, by the slug of its page. */
export const deliverables: Record<string, ComponentType> = {
  "adaptive-methodologies": AdaptiveMethodologies,
  "integration-testing": IntegrationTesting,
  "manual-test": ManualTest,
  "performance-load-testing": PerformanceLoadTesting,
  planning: Planning,
  "resource-management": ResourceManagement,
  "risk-quality-monitoring": RiskQualityMonitoring,
  "security-compliance-testing": SecurityComplianceTesting,
  "stakeholder-comms": StakeholderComms,
  "team-management": TeamManagement,
};
