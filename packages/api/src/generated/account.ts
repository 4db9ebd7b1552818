// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** A ticket for the inbox in a window of its own, or for a partner site. */
export const createTicket = /* @__PURE__ */ mutation<'createTicket'>('createTicket', 'POST /auth/ticket');

/** Gives a login for a ticket, once; whoever is logged in as that member already keeps the login. */
export const exchangeTicket = /* @__PURE__ */ mutation<'exchangeTicket'>('exchangeTicket', 'POST /auth/ticket/exchange');

/** What the member can log in with. */
export const bindingInfoQuery = /* @__PURE__ */ query<'bindingInfo'>('bindingInfo', 'GET /bindingInfo');

/** A fresh captcha for one attempt. */
export const captchaChallengeQuery = /* @__PURE__ */ query<'captchaChallenge'>('captchaChallenge', 'GET /captcha/challenge');

/** Binds a mail address; needs stepUp when one is bound already. */
export const bindEmail = /* @__PURE__ */ mutation<'bindEmail'>('bindEmail', 'POST /dtUser/bindEmail');

/** Plans the erasing of the account in 7 days; needs stepUp. Refused while something of it is open, e.g. a review. */
export const cancelAccount = /* @__PURE__ */ mutation<'cancelAccount'>('cancelAccount', 'POST /dtUser/cancelAccount');

/** Everything that the site keeps about the member, as a JSON file; needs stepUp. */
export const exportMyData = /* @__PURE__ */ mutation<'exportMyData'>('exportMyData', 'GET /dtUser/export', { isFile: true });

/** Keeps the account after all. */
export const keepAccount = /* @__PURE__ */ mutation<'keepAccount'>('keepAccount', 'POST /dtUser/keepAccount');

/** The member who asks. */
export const myDetailQuery = /* @__PURE__ */ query<'myDetail'>('myDetail', 'GET /dtUser/myDetail');

/** Mails a code to an address that the member wants to bind. */
export const sendMailCode = /* @__PURE__ */ mutation<'sendMailCode'>('sendMailCode', 'GET /dtUser/sendMailVerify');

/** Where the member is logged in, the newest first. */
export const mySessionsQuery = /* @__PURE__ */ query<'mySessions'>('mySessions', 'GET /dtUser/sessions');

/** Ends one session of the member. */
export const endMySession = /* @__PURE__ */ mutation<'endMySession'>('endMySession', 'POST /dtUser/sessions/end');

/** Ends every other session of the member. */
export const endOtherSessions = /* @__PURE__ */ mutation<'endOtherSessions'>('endOtherSessions', 'POST /dtUser/sessions/endOthers');

/** Allows sensitive changes in this session for 10 minutes. */
export const stepUp = /* @__PURE__ */ mutation<'stepUp'>('stepUp', 'POST /dtUser/stepUp');

/** Sends a code to the member's own phone, for stepUp. */
export const sendStepUpCode = /* @__PURE__ */ mutation<'sendStepUpCode'>('sendStepUpCode', 'GET /dtUser/stepUp/sendCode');

/** Takes a provider's account off; the last way to log in stays. */
export const unbindSocial = /* @__PURE__ */ mutation<'unbindSocial'>('unbindSocial', 'POST /dtUser/unbind');

/** Changes what the member says of themselves. */
export const updateProfile = /* @__PURE__ */ mutation<'updateProfile'>('updateProfile', 'POST /dtUser/update');

/** Mails a link to a new password to the member's own verified address. */
export const mailMyPasswordReset = /* @__PURE__ */ mutation<'mailMyPasswordReset'>('mailMyPasswordReset', 'POST /dtUser/v1/restPwdNotice');

/** Where the verification of the member's company stands. */
export const enterpriseStatusQuery = /* @__PURE__ */ query<'enterpriseStatus'>('enterpriseStatus', 'GET /enterprise/status');

/** Sets a new password by a code on the phone and ends every session of the account. */
export const resetPasswordByMobile = /* @__PURE__ */ mutation<'resetPasswordByMobile'>('resetPasswordByMobile', 'POST /forgetPwd');

/** Logs in by password. */
export const loginByPassword = /* @__PURE__ */ mutation<'loginByPassword'>('loginByPassword', 'POST /login1');

/** Ends this session on the server and clears its cookies; without a session it does nothing. */
export const logout = /* @__PURE__ */ mutation<'logout'>('logout', 'POST /logout');

/** Mails that the site sent to the member, the newest first. */
export const mailLogQuery = /* @__PURE__ */ paged<'mailLog'>('mailLog', 'GET /mail/log');

/** Says whether a name shown to others is free. */
export const validateNameQuery = /* @__PURE__ */ query<'validateName'>('validateName', 'GET /name/validate');

/** A picture that ossUpload stored; its address never changes its content. */
export const picture = /* @__PURE__ */ mutation<'picture'>('picture', 'GET /oss/pictures/{name}', { isFile: true });

/** Stores a picture, e.g. for the avatar. */
export const uploadPicture = /* @__PURE__ */ mutation<'uploadPicture'>('uploadPicture', 'POST /oss/upload', { encoding: 'multipart' });

/** Begins a login or binding by QQ. */
export const startQq = /* @__PURE__ */ mutation<'startQq'>('startQq', 'GET /qq/web/authorizeUrl');

/** Binds a QQ account to the member. */
export const bindQq = /* @__PURE__ */ mutation<'bindQq'>('bindQq', 'POST /qq/web/binding');

/** Logs in by QQ; the first time creates the account. */
export const loginByQq = /* @__PURE__ */ mutation<'loginByQq'>('loginByQq', 'POST /qq/web/login');

/** Creates an account and logs in. */
export const register = /* @__PURE__ */ mutation<'register'>('register', 'POST /register');

/** Creates an account for a company and logs in; the company's data wait for review. */
export const registerEnterpriseUser = /* @__PURE__ */ mutation<'registerEnterpriseUser'>('registerEnterpriseUser', 'POST /registerEnterpriseUser', { encoding: 'json' });

/** Sets a new password, by a mailed ticket or of the member who asks; every other session ends. */
export const changePassword = /* @__PURE__ */ mutation<'changePassword'>('changePassword', 'POST /restPwd');

/** Sends a code to a member who binds another phone; no captcha, limited more tightly. */
export const sendCodeToMember = /* @__PURE__ */ mutation<'sendCodeToMember'>('sendCodeToMember', 'GET /sendNotice');

/** Which providers this site has. */
export const socialProvidersQuery = /* @__PURE__ */ query<'socialProviders'>('socialProviders', 'GET /social/providers');

/** Whether the account has all that the site asks for. */
export const requiredDataQuery = /* @__PURE__ */ query<'requiredData'>('requiredData', 'GET /user/checkRequiredData');

/** What the member may do. */
export const identityQuery = /* @__PURE__ */ query<'identity'>('identity', 'GET /user/identity');

/** A member as others see them. */
export const userInfoQuery = /* @__PURE__ */ query<'userInfo'>('userInfo', 'GET /user/info');

/** Whose share code it is. */
export const shareCodeOwnerQuery = /* @__PURE__ */ query<'shareCodeOwner'>('shareCodeOwner', 'GET /user/shareCode/check');

/** The member's share code. */
export const shareCodeQuery = /* @__PURE__ */ query<'shareCode'>('shareCode', 'GET /user/shareCode/mine');

/** Binds a phone in place of the present one; needs stepUp. */
export const bindMobile = /* @__PURE__ */ mutation<'bindMobile'>('bindMobile', 'POST /v1/bindMobile');

/** Mails a link to a new password; the answer is the same whether the address has an account or not. */
export const mailPasswordReset = /* @__PURE__ */ mutation<'mailPasswordReset'>('mailPasswordReset', 'POST /v1/restPwdNotice');

/** Sends a login code by SMS, behind a captcha. It holds 10 minutes and can be asked for again after 60 seconds. */
export const sendCode = /* @__PURE__ */ mutation<'sendCode'>('sendCode', 'GET /v2/sendNotice');

/** Says whether a number can register; behind a captcha, at most 20 an hour for a browser. */
export const validateMobile = /* @__PURE__ */ mutation<'validateMobile'>('validateMobile', 'POST /validate/mobile');

/** Checks a code before the next step of a form and gives a proof in its place; every try counts. */
export const validateCode = /* @__PURE__ */ mutation<'validateCode'>('validateCode', 'POST /validateCode');

/** Logs in by SMS code. */
export const loginBySms = /* @__PURE__ */ mutation<'loginBySms'>('loginBySms', 'POST /web/login');

/** Begins a login or binding by WeChat: sets the cookie that the return is checked against. */
export const startWechat = /* @__PURE__ */ mutation<'startWechat'>('startWechat', 'GET /wx/web/authorizeUrl');

/** Binds a WeChat account to the member. */
export const bindWechat = /* @__PURE__ */ mutation<'bindWechat'>('bindWechat', 'POST /wx/web/binding');

/** Logs in by WeChat; the first time creates the account. */
export const loginByWechat = /* @__PURE__ */ mutation<'loginByWechat'>('loginByWechat', 'POST /wx/web/login');

/** How far the scanned picture is. */
export const wechatScanState = /* @__PURE__ */ mutation<'wechatScanState'>('wechatScanState', 'GET /wx/web/scanState');
