/** What the frame of a page shows of a member. */
export { type MemberFactsOptions, useMemberFacts } from '../src/account/profile/member-facts/useMemberFacts.ts';
