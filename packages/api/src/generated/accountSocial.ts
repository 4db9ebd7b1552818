// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** What the member can log in with. */
export const bindingInfoQuery = /* @__PURE__ */ query<'bindingInfo'>('bindingInfo', 'GET /bindingInfo');

/** Takes a provider's account off; the last way to log in stays. */
export const unbindSocial = /* @__PURE__ */ mutation<'unbindSocial'>('unbindSocial', 'POST /dtUser/unbind');

/** Begins a login or binding by QQ. */
export const startQq = /* @__PURE__ */ mutation<'startQq'>('startQq', 'GET /qq/web/authorizeUrl');

/** Binds a QQ account to the member. */
export const bindQq = /* @__PURE__ */ mutation<'bindQq'>('bindQq', 'POST /qq/web/binding');

/** Logs in by QQ; the first time creates the account. */
export const loginByQq = /* @__PURE__ */ mutation<'loginByQq'>('loginByQq', 'POST /qq/web/login');

/** Which providers this site has. */
export const socialProvidersQuery = /* @__PURE__ */ query<'socialProviders'>('socialProviders', 'GET /social/providers');

/** Begins a login or binding by WeChat: sets the cookie that the return is checked against. */
export const startWechat = /* @__PURE__ */ mutation<'startWechat'>('startWechat', 'GET /wx/web/authorizeUrl');

/** Binds a WeChat account to the member. */
export const bindWechat = /* @__PURE__ */ mutation<'bindWechat'>('bindWechat', 'POST /wx/web/binding');

/** Logs in by WeChat; the first time creates the account. */
export const loginByWechat = /* @__PURE__ */ mutation<'loginByWechat'>('loginByWechat', 'POST /wx/web/login');

/** How far the scanned picture is. */
export const wechatScanState = /* @__PURE__ */ mutation<'wechatScanState'>('wechatScanState', 'GET /wx/web/scanState');
