import type { ReviewKind } from '@chippage/api/types';
import type { ReviewVerdict } from './ReviewDecision.tsx';

const usual = {
  approve: { button: 'approve', confirm: null, done: 'approvedDone' },
  refuse: { button: 'refuse', confirm: 'confirmRefuse', done: 'refusedDone' },
  reason: { label: 'reasonLabel', hint: 'reasonHint', missing: 'reasonRequired' },
} as const;

/** Of a claim both answers are told to two sides, so both ask for their reason first. */
const ofClaims = {
  approve: { button: 'refund', confirm: 'confirmRefund', done: 'refundDone' },
  refuse: { button: 'noRefund', confirm: 'confirmNoRefund', done: 'noRefundDone' },
  reason: { label: 'verdict', hint: 'verdictHint', missing: 'verdictRequired' },
} as const;

/** What the two answers to a kind of review are called; `confirm`: the button below the reason that it asks for. */
export const wordsOf = (kind: ReviewKind): typeof usual | typeof ofClaims => (kind === 'order_claim' ? ofClaims : usual);

/** One of the two answers. */
export type Answer = ReviewVerdict['decision'];
