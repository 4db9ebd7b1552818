// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Distributors for the navigation's search box. */
export const agentSearchQuery = /* @__PURE__ */ query<'agentSearch'>('agentSearch', 'GET /agentSearch');

/** The newest release; the path is spelt as older clients call it. */
export const appLatestQuery = /* @__PURE__ */ query<'appLatest'>('appLatest', 'GET /app/lastest');

/** A list of choices, e.g. the kinds of feedback. */
export const categoryChoicesQuery = /* @__PURE__ */ query<'categoryChoices'>('categoryChoices', 'GET /category');

/** One public setting, e.g. `lotteryStatus`. Private settings answer as unset. */
export const siteConfigQuery = /* @__PURE__ */ query<'siteConfig'>('siteConfig', 'GET /config');

/** Where the catalogue's facts come from. */
export const dataSourcesQuery = /* @__PURE__ */ query<'dataSources'>('dataSources', 'GET /dataSources');

/** Writes down that the member looked at something; once a thing, the newest time holds. */
export const addHistory = /* @__PURE__ */ mutation<'addHistory'>('addHistory', 'POST /history/add');

/** Writes down that the member looked at goods; once a thing, the newest time holds. */
export const addAgentHistory = /* @__PURE__ */ mutation<'addAgentHistory'>('addAgentHistory', 'POST /history/agent/add');

/** Goods that the member looked at, the newest first. */
export const agentHistoryListQuery = /* @__PURE__ */ paged<'agentHistoryList'>('agentHistoryList', 'GET /history/agent/list');

/** Forgets what the member looked at. */
export const clearHistory = /* @__PURE__ */ mutation<'clearHistory'>('clearHistory', 'POST /history/clear');

/** What the member looked at, the newest first. */
export const historyListQuery = /* @__PURE__ */ paged<'historyList'>('historyList', 'GET /history/list');

/** Things in the member's cart. */
export const cartCountQuery = /* @__PURE__ */ query<'cartCount'>('cartCount', 'GET /mall/cart/num');

/** The link lists of the header. */
export const navigationQuery = /* @__PURE__ */ query<'navigation'>('navigation', 'GET /navigation');

/** Tells the site something; at most 5 an hour. */
export const sendFeedback = /* @__PURE__ */ mutation<'sendFeedback'>('sendFeedback', 'POST /opinion/add');

/** What the member told the site, the newest first. */
export const myFeedbackQuery = /* @__PURE__ */ paged<'myFeedback'>('myFeedback', 'GET /opinion/my');

/** The same as sendFeedback, under the newer address. */
export const sendFeedbackV1 = /* @__PURE__ */ mutation<'sendFeedbackV1'>('sendFeedbackV1', 'POST /opinion/v1/add');

/** A page that an operator writes, as blocks. */
export const staticPageQuery = /* @__PURE__ */ query<'staticPage'>('staticPage', 'GET /page');

/** Brands for the navigation's search box. */
export const searchBrandHintQuery = /* @__PURE__ */ query<'searchBrandHint'>('searchBrandHint', 'GET /searchBrandHint');

/** What the footer and header say about the site, in one read. */
export const siteFactsQuery = /* @__PURE__ */ query<'siteFacts'>('siteFacts', 'GET /siteFacts');

/** The member's own navigation. */
export const ownNavigationQuery = /* @__PURE__ */ query<'ownNavigation'>('ownNavigation', 'GET /user/navigation');

/** Keeps the member's own navigation, whole. */
export const saveOwnNavigation = /* @__PURE__ */ mutation<'saveOwnNavigation'>('saveOwnNavigation', 'POST /user/navigation', { encoding: 'json' });

/** Writes down a visit to a page, for visitors who agreed. At most 120 a minute; queries, tokens and codes in the
addresses are cut off. */
export const webTracking = /* @__PURE__ */ mutation<'webTracking'>('webTracking', 'GET /webTracking');
