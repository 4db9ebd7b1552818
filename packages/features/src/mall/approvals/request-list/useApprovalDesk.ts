import { approvalDeskQuery } from '@chippage/api/mall';
import type { ApprovalDesk } from '@chippage/api/types';

/** What approvals are to the member, for menus; null while it is not known. @param isCompany whether the member acts for a company */
export const useApprovalDesk = (isCompany: boolean): ApprovalDesk | null => approvalDeskQuery.use(isCompany ? {} : null).data ?? null;
