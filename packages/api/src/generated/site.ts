// Generated from the contract by `npm run generate`; do not edit.
import { query } from '../query.ts';

/** The newest release; the path is spelt as older clients call it. */
export const appLatestQuery = /* @__PURE__ */ query<'appLatest'>('appLatest', 'GET /app/lastest');

/** One public setting, e.g. `lotteryStatus`. Private settings answer as unset. */
export const siteConfigQuery = /* @__PURE__ */ query<'siteConfig'>('siteConfig', 'GET /config');

/** Where the catalogue's facts come from. */
export const dataSourcesQuery = /* @__PURE__ */ query<'dataSources'>('dataSources', 'GET /dataSources');

/** The link lists of the header. */
export const navigationQuery = /* @__PURE__ */ query<'navigation'>('navigation', 'GET /navigation');
