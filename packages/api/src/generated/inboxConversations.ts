// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Blocks the other side: it cannot write any more, and is not told why. Operators are not blocked (`chat.operator`). */
export const blockParty = /* @__PURE__ */ mutation<'blockParty'>('blockParty', 'POST /im/block');

/** Sides that the member, or the company or shop that they answer for, blocked; the newest first. */
export const blockedPartiesQuery = /* @__PURE__ */ paged<'blockedParties'>('blockedParties', 'GET /im/blocked');

/** One of them. */
export const conversationDetailQuery = /* @__PURE__ */ query<'conversationDetail'>('conversationDetail', 'GET /im/conversation');

/** Pins, stars, mutes or hides a conversation for the reader alone, or names its other side. */
export const markConversation = /* @__PURE__ */ mutation<'markConversation'>('markConversation', 'POST /im/conversation/mark');

/** The conversation with somebody; it begins when there is none yet, and the other side sees it with the first message. Refused:
`chat.self` with oneself, `chat.nobody` when nobody answers for the other side, `chat.anonymous` while the company behind a demand does not say its name. */
export const openConversation = /* @__PURE__ */ mutation<'openConversation'>('openConversation', 'POST /im/conversation/open');

/** Reports a conversation to the operators, once a member and message. */
export const reportConversation = /* @__PURE__ */ mutation<'reportConversation'>('reportConversation', 'POST /im/conversation/report');

/** Conversations of the member and of the company and shop that they answer for, the pinned ones first, then those with the newest message. */
export const conversationsQuery = /* @__PURE__ */ paged<'conversations'>('conversations', 'GET /im/conversations');

/** Ends that. */
export const unblockParty = /* @__PURE__ */ mutation<'unblockParty'>('unblockParty', 'POST /im/unblock');
