/** The list of a member's pages. */
export { MemberNav, type MemberNavProps, type MemberSection, type MemberSectionId } from '../src/account/profile/member-nav/MemberNav.tsx';
export { memberNavMessages } from '../src/account/profile/member-nav/messages.ts';
