// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** A fresh captcha for one attempt. */
export const captchaChallengeQuery = /* @__PURE__ */ query<'captchaChallenge'>('captchaChallenge', 'GET /captcha/challenge');

/** Logs in by password. */
export const loginByPassword = /* @__PURE__ */ mutation<'loginByPassword'>('loginByPassword', 'POST /login1');

/** Ends this session on the server and clears its cookies; without a session it does nothing. */
export const logout = /* @__PURE__ */ mutation<'logout'>('logout', 'POST /logout');

/** Sends a code to a member who binds another phone; no captcha, limited more tightly. */
export const sendCodeToMember = /* @__PURE__ */ mutation<'sendCodeToMember'>('sendCodeToMember', 'GET /sendNotice');

/** Sends a login code by SMS, behind a captcha. It holds 10 minutes and can be asked for again after 60 seconds. */
export const sendCode = /* @__PURE__ */ mutation<'sendCode'>('sendCode', 'GET /v2/sendNotice');

/** Logs in by SMS code. */
export const loginBySms = /* @__PURE__ */ mutation<'loginBySms'>('loginBySms', 'POST /web/login');
