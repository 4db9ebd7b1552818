/** What approvals are to the member, for badges. */
export { useApprovalDesk } from '../src/mall/approvals/request-list/useApprovalDesk.ts';
