import { Failure, invalidInput, refusal } from '../platform/errors.ts';

/** Minutes or seconds, as people say them. */
const inWords = (seconds: number) =>
  seconds < 120 ? `${seconds} 秒` : seconds < 7200 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3600)} 小时`;

/** A number that cannot exist, or is of a country that gets no codes. */
export const mobileInvalid = () => invalidInput([{ field: 'mobile', msg: '请输入正确的手机号码' }]);
/** Less than a minute since the last code. */
export const codeTooSoon = (wait: number) => refusal('sms.too_soon', '请勿重复请求,稍后重试', wait);
/** The hour's or the day's codes are used up. */
export const codeTooMany = (wait: number) => refusal('sms.too_many', `获取验证码过于频繁，请 ${inWords(wait)}后再试`, wait);
/** The vendor did not take the message. */
export const codeUnreachable = () => refusal('sms.unreachable', '短信暂时发送不了，请稍后再试');
/** The vendor knows that this number receives nothing. */
export const numberUnreachable = () => refusal('sms.unreachable', '这个号码收不到短信，请检查后重试');
/** No, a wrong, or an already used answer. */
export const captchaFailed = () => refusal('captcha.failed', '安全验证没有通过，请重新验证');
/** The vendor of the captcha is down and codes are being asked for more than usual. */
export const captchaUnavailable = () => refusal('captcha.failed', '验证服务繁忙，请稍后重试');
/** Not the code that was sent to this number for this visitor. */
export const codeWrong = () => refusal('login.wrong_code', '验证码错误，请检查后重新输入');
/** Used, too old, or never sent. */
export const codeExpired = () => refusal('login.code_expired', '验证码已失效，请重新获取');
/** Five wrong tries burn a code. */
export const codeBurned = () => refusal('login.too_many', '错误次数过多，请重新获取验证码');
/** Also for a number without an account: whether it has one is nobody's business. */
export const passwordWrong = () => refusal('login.wrong_password', '手机号码或密码错误');
/** The operator closed the account. */
export const memberDisabled = () => refusal('login.disabled', '账号已停用');
/** Ten wrong passwords; the code by SMS still lets the owner in. */
export const passwordTooMany = (wait: number) =>
  new Failure(429, 'login.too_many', `密码错误次数过多，请 ${inWords(wait)}后再试，或改用短信验证码登录`, { retryAfter: wait });
/** More logins at once than this machine can hash. */
export const loginBusy = () => new Failure(429, 'login.busy', '登录的人太多，请稍后再试', { retryAfter: 2 });
