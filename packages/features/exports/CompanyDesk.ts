/** What a company keeps of itself: what it makes things with, what it advertises, and its pages in the directory. */
export { CompanyTabs, type CompanyTabsProps } from '../src/enterprise/parts/company-tabs/CompanyTabs.tsx';
export { ProductionDesk, type ProductionDeskProps } from '../src/enterprise/production/production-desk/ProductionDesk.tsx';
export { useProductionDesk } from '../src/enterprise/production/production-desk/useProductionDesk.ts';
export { ProductionForm, type ProductionFormProps } from '../src/enterprise/production/production-form/ProductionForm.tsx';
export { useProductionForm } from '../src/enterprise/production/production-form/useProductionForm.ts';
export { PromotionDesk, type PromotionDeskProps } from '../src/enterprise/promotion/promotion-desk/PromotionDesk.tsx';
export { usePromotionDesk } from '../src/enterprise/promotion/promotion-desk/usePromotionDesk.ts';
export { CompanyListings, type CompanyListingsProps } from '../src/enterprise/listings/company-listings/CompanyListings.tsx';
export { useCompanyListings } from '../src/enterprise/listings/company-listings/useCompanyListings.ts';
