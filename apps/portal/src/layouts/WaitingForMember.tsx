import type { ApprovalDesk } from '@chippage/api/types';
import { useApprovalDesk } from '@chippage/features/useApprovalDesk';
import { useAwaitedQuotes } from '@chippage/features/useAwaitedQuotes';
import { useEffect } from 'react';

/** What a member has to answer for their company. */
export interface Waiting {
  /** Quotes in which the company is awaited. */
  awaited: number;
  /** What approvals are to the member; absent while it is not known. */
  desk?: ApprovalDesk;
}

/** Asks what waits for a member who acts for a company, by the calls of the member centre: one answer for both. Draws nothing. */
export function WaitingForMember({ onFound }: { onFound: (waiting: Waiting) => void }): null {
  const awaited = useAwaitedQuotes(true);
  const desk = useApprovalDesk(true) ?? undefined;
  useEffect(() => onFound({ awaited, desk }), [onFound, awaited, desk]);
  return null;
}
