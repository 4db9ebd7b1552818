/** What else is known of a registered company: risks, annual reports, the picture of its registration, its people, and a comparison. */
export { RegistryRiskPage, type RegistryRiskPageProps } from '../src/companies/registry/risk/RegistryRiskPage.tsx';
export { useRegistryRisk } from '../src/companies/registry/risk/useRegistryRisk.ts';
export { RegistryReportPage, type RegistryReportPageProps } from '../src/companies/registry/report/RegistryReportPage.tsx';
export { reportVariables, useRegistryReport } from '../src/companies/registry/report/useRegistryReport.ts';
export { RegistrySnapshotPage, type RegistrySnapshotPageProps } from '../src/companies/registry/snapshot/RegistrySnapshotPage.tsx';
export { useRegistrySnapshot } from '../src/companies/registry/snapshot/useRegistrySnapshot.ts';
export { RegistryPersonPage, type RegistryPersonPageProps } from '../src/companies/registry/person/RegistryPersonPage.tsx';
export { useRegistryPerson } from '../src/companies/registry/person/useRegistryPerson.ts';
export { RegistryComparePage, type RegistryComparePageProps } from '../src/companies/registry/compare/RegistryComparePage.tsx';
export { parseCompareQuery } from '../src/companies/registry/compare/compareQuery.ts';
export { useRegistryCompare } from '../src/companies/registry/compare/useRegistryCompare.ts';
