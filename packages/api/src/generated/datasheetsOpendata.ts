// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** The releases that are kept, the newest first: one a day, at most 30. */
export const openReleasesQuery = /* @__PURE__ */ query<'openReleases'>('openReleases', 'GET /opendata/releases');

/** A file of a release, by a stable address; `latest` stands for the newest release. */
export const openDataFile = /* @__PURE__ */ mutation<'openDataFile'>('openDataFile', 'GET /opendata/{release}/{name}', { isFile: true });
