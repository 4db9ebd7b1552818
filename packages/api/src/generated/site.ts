// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** The newest release; the path is spelt as older clients call it. */
export const appLatestQuery = /* @__PURE__ */ query<'appLatest'>('appLatest', 'GET /app/lastest');

/** One public setting, e.g. `lotteryStatus`. Private settings answer as unset. */
export const siteConfigQuery = /* @__PURE__ */ query<'siteConfig'>('siteConfig', 'GET /config');

/** Where the catalogue's facts come from. */
export const dataSourcesQuery = /* @__PURE__ */ query<'dataSources'>('dataSources', 'GET /dataSources');

/** Events that come or go on, or those that are over; one that was called off stands where its days put it. */
export const siteEventsQuery = /* @__PURE__ */ paged<'siteEvents'>('siteEvents', 'GET /events');

/** Numbers of all that have a public page, 5,000 at a time; ask again after the last one. For sitemaps. */
export const listedIdsQuery = /* @__PURE__ */ query<'listedIds'>('listedIds', 'GET /listedIds');

/** The link lists of the header. */
export const navigationQuery = /* @__PURE__ */ query<'navigation'>('navigation', 'GET /navigation');

/** Files an event. */
export const addSiteEvent = /* @__PURE__ */ mutation<'addSiteEvent'>('addSiteEvent', 'POST /operator/events/add', { encoding: 'json' });

/** Puts an event right, calls it off, or says what came of it. */
export const changeSiteEvent = /* @__PURE__ */ mutation<'changeSiteEvent'>('changeSiteEvent', 'POST /operator/events/change', { encoding: 'json' });

/** Takes an event off. */
export const removeSiteEvent = /* @__PURE__ */ mutation<'removeSiteEvent'>('removeSiteEvent', 'POST /operator/events/remove');

/** A page that an operator writes, as blocks. */
export const staticPageQuery = /* @__PURE__ */ query<'staticPage'>('staticPage', 'GET /page');

/** What the footer and header say about the site, in one read. */
export const siteFactsQuery = /* @__PURE__ */ query<'siteFacts'>('siteFacts', 'GET /siteFacts');

/** The member's own navigation. */
export const ownNavigationQuery = /* @__PURE__ */ query<'ownNavigation'>('ownNavigation', 'GET /user/navigation');

/** Keeps the member's own navigation, whole. */
export const saveOwnNavigation = /* @__PURE__ */ mutation<'saveOwnNavigation'>('saveOwnNavigation', 'POST /user/navigation', { encoding: 'json' });
