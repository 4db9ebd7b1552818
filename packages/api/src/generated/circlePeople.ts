// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** What the member chose for the circle. */
export const circleSettingsQuery = /* @__PURE__ */ query<'circleSettings'>('circleSettings', 'GET /trends/settings');

/** Chooses for the circle. */
export const saveCircleSettings = /* @__PURE__ */ mutation<'saveCircleSettings'>('saveCircleSettings', 'POST /trends/settings');

/** Mutes or blocks the writer of a post, or takes it back; doing it twice changes nothing. They are not told. */
export const silenceMember = /* @__PURE__ */ mutation<'silenceMember'>('silenceMember', 'POST /trends/silence');

/** Whom the member muted or blocked, the last first. */
export const silencedMembersQuery = /* @__PURE__ */ paged<'silencedMembers'>('silencedMembers', 'GET /trends/silence/list');
