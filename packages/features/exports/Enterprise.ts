/** The company that a member acts for: its verification, and what binds it. */
export { CompanyPage, type CompanyPageProps } from '../src/enterprise/verification/company-page/CompanyPage.tsx';
export { useCompanyPage } from '../src/enterprise/verification/company-page/useCompanyPage.ts';
export { useOwnCompany } from '../src/enterprise/verification/useOwnCompany.ts';
export { VerifiedOnly, type VerifiedOnlyProps } from '../src/enterprise/verification/verified-only/VerifiedOnly.tsx';
export { CompanyMembers, type CompanyMembersProps } from '../src/enterprise/members/company-members/CompanyMembers.tsx';
export { useCompanyMembers } from '../src/enterprise/members/company-members/useCompanyMembers.ts';
export { InvitationPage, type InvitationPageProps } from '../src/enterprise/members/invitation-page/InvitationPage.tsx';
export { useInvitationPage } from '../src/enterprise/members/invitation-page/useInvitationPage.ts';
