/** The first page of the member's centre. */
export { memberOverviewMessages } from '../src/account/member-overview/messages.ts';
export { MemberOverview, type MemberOverviewProps, type OverviewHrefs } from '../src/account/member-overview/MemberOverview.tsx';
export { useMemberOverview } from '../src/account/member-overview/useMemberOverview.ts';
