// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Mails a link to a new password to the member's own verified address. */
export const mailMyPasswordReset = /* @__PURE__ */ mutation<'mailMyPasswordReset'>('mailMyPasswordReset', 'POST /dtUser/v1/restPwdNotice');

/** Sets a new password by a code on the phone and ends every session of the account. */
export const resetPasswordByMobile = /* @__PURE__ */ mutation<'resetPasswordByMobile'>('resetPasswordByMobile', 'POST /forgetPwd');

/** Says whether a name shown to others is free. */
export const validateNameQuery = /* @__PURE__ */ query<'validateName'>('validateName', 'GET /name/validate');

/** Creates an account and logs in. */
export const register = /* @__PURE__ */ mutation<'register'>('register', 'POST /register');

/** Creates an account for a company and logs in; the company's data wait for review. */
export const registerEnterpriseUser = /* @__PURE__ */ mutation<'registerEnterpriseUser'>('registerEnterpriseUser', 'POST /registerEnterpriseUser', { encoding: 'json' });

/** Sets a new password, by a mailed ticket or of the member who asks; every other session ends. */
export const changePassword = /* @__PURE__ */ mutation<'changePassword'>('changePassword', 'POST /restPwd');

/** Mails a link to a new password; the answer is the same whether the address has an account or not. */
export const mailPasswordReset = /* @__PURE__ */ mutation<'mailPasswordReset'>('mailPasswordReset', 'POST /v1/restPwdNotice');

/** Says whether a number can register; behind a captcha, at most 20 an hour for a browser. */
export const validateMobile = /* @__PURE__ */ mutation<'validateMobile'>('validateMobile', 'POST /validate/mobile');

/** Checks a code before the next step of a form and gives a proof in its place; every try counts. */
export const validateCode = /* @__PURE__ */ mutation<'validateCode'>('validateCode', 'POST /validateCode');
