/** What a member lacks to act for a company, and what to do about it. */
export { CompanyNotice, type CompanyNoticeProps } from '../src/parts/company-need/CompanyNotice.tsx';
export { companyNeedMessages } from '../src/parts/company-need/messages.ts';
