/** Companies as everybody sees them: the search, a company's page and what it makes things with. */
export { CompanyList, type CompanyListProps } from '../src/inquiries/companies/company-list/CompanyList.tsx';
export { companyListParams, companyListVariables, parseCompanyListQuery } from '../src/inquiries/companies/company-list/companyListQuery.ts';
export { useCompanyList } from '../src/inquiries/companies/company-list/useCompanyList.ts';
export { CompanyHead, type CompanyHeadProps } from '../src/inquiries/companies/company-home/CompanyHead.tsx';
export { CompanyAbout, type CompanyAboutProps } from '../src/inquiries/companies/company-home/CompanyAbout.tsx';
export { useCompanyHome } from '../src/inquiries/companies/company-home/useCompanyHome.ts';
export { FollowCompany, type FollowCompanyProps } from '../src/enterprise/follows/company-follow/FollowCompany.tsx';
export { useFollowCompany } from '../src/enterprise/follows/company-follow/useFollowCompany.ts';
export { ProductionList, type ProductionListProps } from '../src/enterprise/production/production-list/ProductionList.tsx';
export { useProductionList } from '../src/enterprise/production/production-list/useProductionList.ts';
