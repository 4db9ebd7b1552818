/** What a company keeps of itself: what it makes things with, what it advertises, and its pages in the directory. */
export { CompanyPages, type CompanyPagesProps } from '../src/parts/company-pages/CompanyPages.tsx';
export { ProductionDesk, type ProductionDeskProps } from '../src/enterprise/production/production-desk/ProductionDesk.tsx';
export { useProductionDesk } from '../src/enterprise/production/production-desk/useProductionDesk.ts';
export { ProductionForm, type ProductionFormProps } from '../src/enterprise/production/production-form/ProductionForm.tsx';
export { useProductionForm } from '../src/enterprise/production/production-form/useProductionForm.ts';
export { PromotionDesk, type PromotionDeskProps } from '../src/inquiries/promotions/promotion-desk/PromotionDesk.tsx';
export { usePromotionDesk } from '../src/inquiries/promotions/promotion-desk/usePromotionDesk.ts';
export { CompanyListings, type CompanyListingsProps } from '../src/entries/claims/company-listings/CompanyListings.tsx';
export { useCompanyListings } from '../src/entries/claims/company-listings/useCompanyListings.ts';
