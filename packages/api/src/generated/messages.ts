// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Puts a test notice into the member's own inbox; only outside production. */
export const sendTestMessage = /* @__PURE__ */ mutation<'sendTestMessage'>('sendTestMessage', 'POST /im/sendTest');

/** Notices of the member, the newest first. */
export const noticePageQuery = /* @__PURE__ */ paged<'noticePage'>('noticePage', 'GET /message/page');

/** Marks notices as read. */
export const readNotices = /* @__PURE__ */ mutation<'readNotices'>('readNotices', 'POST /message/read');

/** Notices that are not read. */
export const unreadNoticesQuery = /* @__PURE__ */ query<'unreadNotices'>('unreadNotices', 'GET /message/v2/unReadCount');

/** Both counts in the shape of the message service. */
export const unreadTotal = /* @__PURE__ */ mutation<'unreadTotal'>('unreadTotal', 'POST /uni-im/getUniMsgNum', { encoding: 'json' });

/** Instant messages that are not read; the session says whose. */
export const unreadInstantMessagesQuery = /* @__PURE__ */ query<'unreadInstantMessages'>('unreadInstantMessages', 'GET /uni-im/imId');
