// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Logs in by passkey. */
export const loginByPasskey = /* @__PURE__ */ mutation<'loginByPasskey'>('loginByPasskey', 'POST /auth/passkey', { encoding: 'json' });

/** What the browser logs in with a passkey from: the same for everybody, so it tells of no account. 30 in 10 minutes for a browser. */
export const beginPasskeyLogin = /* @__PURE__ */ mutation<'beginPasskeyLogin'>('beginPasskeyLogin', 'POST /auth/passkey/begin');

/** The member's passkeys, the newest first; at most 20. */
export const myPasskeysQuery = /* @__PURE__ */ query<'myPasskeys'>('myPasskeys', 'GET /dtUser/passkeys');

/** Keeps a passkey that the browser made; needs stepUp. */
export const addPasskey = /* @__PURE__ */ mutation<'addPasskey'>('addPasskey', 'POST /dtUser/passkeys/add', { encoding: 'json' });

/** What the browser makes a passkey from; needs stepUp. */
export const beginPasskey = /* @__PURE__ */ mutation<'beginPasskey'>('beginPasskey', 'POST /dtUser/passkeys/begin');

/** Removes a passkey: it logs nobody in any more. Needs stepUp. */
export const removePasskey = /* @__PURE__ */ mutation<'removePasskey'>('removePasskey', 'POST /dtUser/passkeys/remove');

/** Gives a passkey another name. */
export const renamePasskey = /* @__PURE__ */ mutation<'renamePasskey'>('renamePasskey', 'POST /dtUser/passkeys/rename');
