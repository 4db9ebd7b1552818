/** The first page of the member's centre. */
export { memberOverviewMessages } from '../src/account/profile/member-overview/messages.ts';
export { MemberOverview, type MemberOverviewProps, type OverviewHrefs } from '../src/account/profile/member-overview/MemberOverview.tsx';
export { useMemberOverview } from '../src/account/profile/member-overview/useMemberOverview.ts';
