/** What a company offers or wants, on its page. */
export { CompanyRows, type CompanyRowsProps } from '../src/inquiries/companies/company-rows/CompanyRows.tsx';
export { companyRowsVariables, useCompanyRows } from '../src/inquiries/companies/company-rows/useCompanyRows.ts';
