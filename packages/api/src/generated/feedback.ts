// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** A list of choices, e.g. the kinds of feedback. */
export const categoryChoicesQuery = /* @__PURE__ */ query<'categoryChoices'>('categoryChoices', 'GET /category');

/** Tells the site something; at most 5 an hour. */
export const sendFeedback = /* @__PURE__ */ mutation<'sendFeedback'>('sendFeedback', 'POST /opinion/add');

/** What the member told the site, the newest first. */
export const myFeedbackQuery = /* @__PURE__ */ paged<'myFeedback'>('myFeedback', 'GET /opinion/my');

/** The same as sendFeedback, under the newer address. */
export const sendFeedbackV1 = /* @__PURE__ */ mutation<'sendFeedbackV1'>('sendFeedbackV1', 'POST /opinion/v1/add');

/** What the member reported of others, the newest first; nobody else reads who reported. */
export const myReportsQuery = /* @__PURE__ */ paged<'myReports'>('myReports', 'GET /report/my');
