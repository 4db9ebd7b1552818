/** The company that a member acts for: its verification, and what binds it. */
export { CompanyPage, type CompanyPageProps } from '../src/enterprise/verification/company-page/CompanyPage.tsx';
export { useCompanyPage } from '../src/enterprise/verification/company-page/useCompanyPage.ts';
