/** Members, for the operator. */
export { MemberAdmin, type MemberAdminProps } from '../src/operator/member-admin/MemberAdmin.tsx';
export { type MemberQuery, memberQueryParams, memberVariables, parseMemberQuery } from '../src/operator/member-admin/memberQuery.ts';
export type { Suspension } from '../src/operator/member-admin/SuspendDialog.tsx';
export { useMemberAdmin } from '../src/operator/member-admin/useMemberAdmin.ts';
export { memberAdminMessages } from '../src/operator/member-admin/messages.ts';
