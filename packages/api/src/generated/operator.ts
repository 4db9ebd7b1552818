// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** The audit log, the newest first. */
export const auditLogQuery = /* @__PURE__ */ paged<'auditLog'>('auditLog', 'GET /operator/audit');

/** What members told the site. */
export const operatorFeedbackQuery = /* @__PURE__ */ paged<'operatorFeedback'>('operatorFeedback', 'GET /operator/feedback');

/** Answers a feedback; the member gets a notice. */
export const answerFeedback = /* @__PURE__ */ mutation<'answerFeedback'>('answerFeedback', 'POST /operator/feedback/reply');

/** The hot words that an operator chose. */
export const chosenHotWordsQuery = /* @__PURE__ */ query<'chosenHotWords'>('chosenHotWords', 'GET /operator/hotWords');

/** Chooses the hot words. */
export const saveHotWords = /* @__PURE__ */ mutation<'saveHotWords'>('saveHotWords', 'POST /operator/hotWords/save', { encoding: 'json' });

/** Members by name, number or id. */
export const operatorMembersQuery = /* @__PURE__ */ paged<'operatorMembers'>('operatorMembers', 'GET /operator/members');

/** Lets a stopped account in again. */
export const restoreMember = /* @__PURE__ */ mutation<'restoreMember'>('restoreMember', 'POST /operator/members/restore');

/** Stops an account at once; not one's own. */
export const suspendMember = /* @__PURE__ */ mutation<'suspendMember'>('suspendMember', 'POST /operator/members/suspend');

/** Keeps one list of the header's links. */
export const saveNavigation = /* @__PURE__ */ mutation<'saveNavigation'>('saveNavigation', 'POST /operator/navigation/save', { encoding: 'json' });

/** What waits for the operator. */
export const operatorOverviewQuery = /* @__PURE__ */ query<'operatorOverview'>('operatorOverview', 'GET /operator/overview');

/** The pages that operators write. */
export const pageSourcesQuery = /* @__PURE__ */ query<'pageSources'>('pageSources', 'GET /operator/pages');

/** Shows a text as visitors would see it. */
export const previewPage = /* @__PURE__ */ mutation<'previewPage'>('previewPage', 'POST /operator/pages/preview', { encoding: 'json' });

/** Keeps a changed page; 409 when somebody else was faster. */
export const savePage = /* @__PURE__ */ mutation<'savePage'>('savePage', 'POST /operator/pages/save', { encoding: 'json' });

/** The review queue: pending the oldest first, decided the newest first. */
export const reviewsQuery = /* @__PURE__ */ paged<'reviews'>('reviews', 'GET /operator/reviews');

/** Decides; whoever is second is told that it was decided. */
export const decideReview = /* @__PURE__ */ mutation<'decideReview'>('decideReview', 'POST /operator/reviews/decide');

/** The settings that an operator may change. */
export const operatorSettingsQuery = /* @__PURE__ */ query<'operatorSettings'>('operatorSettings', 'GET /operator/settings');

/** Changes a setting. */
export const saveSetting = /* @__PURE__ */ mutation<'saveSetting'>('saveSetting', 'POST /operator/settings/save');
