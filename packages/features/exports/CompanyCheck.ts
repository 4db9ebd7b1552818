/** The company check: what registers, courts and offices publish of a company, as its pages show it. */
export { CompanyCheck, type CompanyCheckProps } from '../src/companies/registry/search/CompanyCheck.tsx';
export { companyCheckVariables, useCompanyCheck } from '../src/companies/registry/search/useCompanyCheck.ts';
