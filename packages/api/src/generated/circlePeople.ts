// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Members that the member keeps away from, the newest first. */
export const hiddenMembersQuery = /* @__PURE__ */ paged<'hiddenMembers'>('hiddenMembers', 'GET /trends/hidden');

/** Keeps away from a member, or not any more; the other is not told. */
export const hideMember = /* @__PURE__ */ mutation<'hideMember'>('hideMember', 'POST /trends/hide');

/** What the member chose for the circle. */
export const circleSettingsQuery = /* @__PURE__ */ query<'circleSettings'>('circleSettings', 'GET /trends/settings');

/** Chooses it. */
export const saveCircleSettings = /* @__PURE__ */ mutation<'saveCircleSettings'>('saveCircleSettings', 'POST /trends/settings');
