import type { ReviewKind } from '@chippage/api/types';
import type { ReviewVerdict } from './ReviewDecision.tsx';

const usual = {
  approve: { button: 'approve', confirm: null, done: 'approvedDone' },
  refuse: { button: 'refuse', confirm: 'confirmRefuse', done: 'refusedDone' },
  reason: { term: 'reason', label: 'reasonLabel', hint: 'reasonHint', missing: 'reasonRequired' },
} as const;

/** Of a claim both answers are told to two sides, so both ask for their reason first. */
const ofClaims = {
  approve: { button: 'refund', confirm: 'confirmRefund', done: 'refundDone' },
  refuse: { button: 'noRefund', confirm: 'confirmNoRefund', done: 'noRefundDone' },
  reason: { term: 'verdict', label: 'verdict', hint: 'verdictHint', missing: 'verdictRequired' },
} as const;

/** What is said of a correction stands in the company's public log, whichever way it goes. */
const ofCorrections = {
  approve: { button: 'corrected', confirm: 'confirmCorrected', done: 'correctedDone' },
  refuse: { button: 'refuse', confirm: 'confirmRefuse', done: 'refusedDone' },
  reason: { term: 'finding', label: 'finding', hint: 'findingHint', missing: 'findingRequired' },
} as const;

type Words = typeof usual | typeof ofClaims | typeof ofCorrections;
const own: Partial<Record<ReviewKind, Words>> = { order_claim: ofClaims, registry_correction: ofCorrections };

/** What the two answers to a kind of review are called; `confirm`: the button below the reason that it asks for. */
export const wordsOf = (kind: ReviewKind): Words => own[kind] ?? usual;

/** One of the two answers. */
export type Answer = ReviewVerdict['decision'];
