import { passkeyLimits } from '@chippage/api/limits';
import type { ContractReason } from '@chippage/api/operations';
import { Failure, invalidInput, refusal } from '../platform/errors.ts';

/** Minutes or seconds, as people say them. */
const inWords = (seconds: number) =>
  seconds < 120 ? `${seconds} 秒` : seconds < 7200 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3600)} 小时`;

/** One field that the contract cannot judge, e.g. because it depends on another. */
const fieldRefused = (reason: ContractReason, field: string, msg: string) => new Failure(422, reason, msg, { fields: [{ field, msg }] });

/** A number that cannot exist, or is of a country that gets no codes. */
export const mobileInvalidFailure = () => invalidInput([{ field: 'mobile', msg: '请输入正确的手机号码' }]);
/** Less than a minute since the last code. */
export const refuseCodeTooSoon = (wait: number) => refusal('sms.too_soon', '请勿重复请求,稍后重试', wait);
/** The hour's or the day's codes are used up. */
export const refuseCodeTooMany = (wait: number) => refusal('sms.too_many', `获取验证码过于频繁，请 ${inWords(wait)}后再试`, wait);
/** The vendor did not take the message. */
export const refuseCodeUnreachable = () => refusal('sms.unreachable', '短信暂时发送不了，请稍后再试');
/** The vendor knows that this number receives nothing. */
export const refuseNumberUnreachable = () => refusal('sms.unreachable', '这个号码收不到短信，请检查后重试');
/** No, a wrong, or an already used answer. */
export const refuseCaptchaFailed = () => refusal('captcha.failed', '安全验证没有通过，请重新验证');
/** The vendor of the captcha is down and codes are being asked for more than usual. */
export const refuseCaptchaUnavailable = () => refusal('captcha.failed', '验证服务繁忙，请稍后重试');
/** Not the code that was sent to this number for this visitor. */
export const refuseCodeWrong = () => refusal('login.wrong_code', '验证码错误，请检查后重新输入');
/** Used, too old, or never sent. */
export const refuseCodeExpired = () => refusal('login.code_expired', '验证码已失效，请重新获取');
/** Five wrong tries burn a code. */
export const refuseCodeBurned = () => refusal('login.too_many', '错误次数过多，请重新获取验证码');
/** Also for a number without an account: whether it has one is nobody's business. */
export const refusePasswordWrong = () => refusal('login.wrong_password', '手机号码或密码错误');
/** The operator closed the account. */
export const refuseMemberDisabled = () => refusal('login.disabled', '账号已停用');
/** So many wrong passwords that the next try has to be shown to be a person's. */
export const passwordCaptchaFailure = (wait: number) =>
  new Failure(429, 'login.captcha_required', '密码错误次数过多，请先完成安全验证，或改用短信验证码登录', { retryAfter: wait });
/** Too many wrong passwords even with captchas; the code by SMS still lets the owner in. */
export const passwordTooManyFailure = (wait: number) =>
  new Failure(429, 'login.too_many', `密码错误次数过多，请 ${inWords(wait)}后再试，或改用短信验证码登录`, { retryAfter: wait });
/** More logins at once than this machine can hash. */
export const loginBusyFailure = () => new Failure(429, 'login.busy', '登录的人太多，请稍后再试', { retryAfter: 2 });
/** The account of somebody who just registered with this number, or bound it, is another one. */
export const refuseRegisterTaken = () => refusal('register.taken', '这个手机号已经注册，请直接登录');
/** Somebody else shows this name. */
export const refuseNameTaken = () => refusal('register.name_taken', '这个昵称已被使用，请换一个');
/** The box was not ticked. */
export const refuseNotAgreed = () => refusal('agreement.required', '请先阅读并同意用户服务协议');
/** A character of the code is wrong, or the company is here already. */
export const refuseCreditCodeWrong = () => refusal('register.credit_code', '统一社会信用代码不正确，请检查后重新输入');
/** Another member speaks for the company, or waits for it. */
export const refuseCreditCodeTaken = () => refusal('register.credit_code', '这个企业已经登记，请联系企业的管理员或客服');
/** Two registered the same company at once; nothing of the second stays. */
export const creditCodeRaceFailure = () => new Failure(409, 'register.credit_code', '这个企业刚刚被登记，请联系企业的管理员或客服');
/** One of the passwords that everybody tries first. */
export const refusePasswordCommon = () => refusal('password.common', '密码过于常见');
/** Not the member's present password. */
export const refuseCurrentPasswordWrong = () => refusal('password.wrong', '当前密码错误，请检查后重新输入');
/** A mailed link that was used, or is too old. */
export const refuseResetLinkSpent = () => refusal('password.ticket_spent', '验证码已失效，请重新获取邮件');
/** Who shows that a number is theirs may know that it has no account. */
export const refuseNoAccount = () => refusal('reset.no_account', '这个手机号还没有注册，请先注册');
/** Neither a code nor what stands for one. */
export const codeMissingFailure = () => fieldRefused('code.missing', 'code', '请输入 6 位数字验证码');
/** Neither a code nor a password. */
export const stepUpMissingFailure = () => fieldRefused('step_up.missing', 'code', '请输入验证码或密码');
/** Somebody may have sat down at an open page. */
export const stepUpNeededFailure = () => new Failure(403, 'session.step_up', '请先确认是您本人操作');
/** Nothing to send a code to. */
export const refuseStepUpNoMobile = () => refusal('step_up.no_mobile', '还没有绑定手机号，请用密码确认，或重新登录后再试');
/** The day's copies are used up. */
export const refuseExportTooMany = (wait: number) => refusal('export.too_many', `今天已经整理过多次，请 ${inWords(wait)}后再试`, wait);
/** Not asked for, not finished, or expired. */
export const exportMissingFailure = () => new Failure(404, 'export.missing', '没有可以下载的资料，请先导出数据');
/** The number or address belongs to another account. */
export const refuseBindTaken = (what: '手机号' | '邮箱') => refusal('bind.taken', `这个${what}已绑定其他账号，请换一个`);
/** An address that no mail reaches. */
export const emailInvalidFailure = () => fieldRefused('email.invalid', 'email', '请输入正确的邮箱地址');
/** Less than two signs that anybody sees. */
export const nameTooShortFailure = () => fieldRefused('name.too_short', 'nickName', '昵称至少 2 个字符');
/** More than a profile shows. */
export const fieldsTooManyFailure = () => fieldRefused('engineer_field.too_many', 'engineerField', '最多填写 10 个方向，每个不超过 20 个字');
/** An address that this member's upload did not give. */
export const avatarForeignFailure = (field: 'avatar' | 'avatarUrl' = 'avatar') => fieldRefused('avatar.foreign', field, '请先上传头像图片');
/** Less than a minute since the last mail. */
export const refuseMailTooSoon = (wait: number) => refusal('mail.too_soon', '请勿重复请求,稍后重试', wait);
/** The hour's or the day's mails are used up. */
export const refuseMailTooMany = (wait: number) => refusal('mail.too_many', `发送邮件过于频繁，请 ${inWords(wait)}后再试`, wait);
/** No mail service, or it keeps failing. */
export const refuseMailUnreachable = () => refusal('mail.unreachable', '邮件暂时发送不了，请稍后再试，或改用手机验证码');
/** Nowhere to send it. */
export const refuseMailNoneBound = () => refusal('mail.none_bound', '还没有绑定邮箱，请先绑定');
/** The provider is not configured, or does not answer. */
export const refuseSocialUnavailable = (name: string) => refusal('social.unavailable', `${name}登录暂时不可用，请使用短信或密码登录`);
/** The provider no longer knows the code. */
export const refuseSocialExpired = () => refusal('social.expired', '登录已失效，请重试');
/** Not begun in this browser, or not for this. */
export const socialForeignFailure = () => new Failure(403, 'social.expired', '登录已失效，请重试');
/** Somebody else logs in with it. */
export const refuseSocialTaken = () => refusal('social.taken', '该账号已绑定其他用户');
/** One of a kind is enough. */
export const refuseSocialAlready = (name: string) => refusal('social.taken', `已经绑定了一个${name}账号，请先解除绑定`);
/** Otherwise the member could never log in again. */
export const refuseSocialLastWay = () => refusal('social.last_way', '这是唯一的登录方式，请先绑定手机号再解除');
/** A page that is none of the owner's. */
export const refuseTicketOrigin = () => refusal('ticket.origin', '不能登录到这个网站');
/** Used, too old, for something else, or no ticket at all. */
export const ticketSpentFailure = () => new Failure(401, 'ticket.spent', '链接已失效，请重新登录');
/** The site's address is none that browsers keep keys for. */
export const refusePasskeyUnavailable = () => refusal('passkey.unavailable', '这个网址不能使用通行密钥，请用短信或密码登录');
/** Used, too old, or of another browser or session. */
export const refusePasskeyExpired = () => refusal('passkey.expired', '等待的时间太长，请重新使用通行密钥');
/** Never added here, or removed. */
export const refusePasskeyUnknown = () =>
  refusal('passkey.unknown', '这个通行密钥没有添加到任何账号，或已被移除。请改用短信或密码登录，并在设备的密码管理里删除它');
/** The signature, the page or the counter is not right. */
export const refusePasskeyWrong = () => refusal('passkey.refused', '没有通过通行密钥的验证，请改用短信或密码登录，再到账号设置里重新添加');
/** What the authenticator made is not what was asked for. */
export const refusePasskeyNotKept = () => refusal('passkey.refused', '这个设备给出的通行密钥不能使用，请换一个设备或浏览器再添加');
/** The same key is kept already. */
export const refusePasskeyTaken = () => refusal('passkey.taken', '这个通行密钥已经添加过了');
/** As many as a member keeps. */
export const refusePasskeysFull = () => refusal('passkey.too_many', `最多添加 ${passkeyLimits.passkeys} 个通行密钥，请先移除不用的`);
/** Too many wrong keys; the code by SMS still lets the owner in. */
export const passkeyTooManyFailure = (wait: number) =>
  new Failure(429, 'login.too_many', `尝试的次数过多，请 ${inWords(wait)}后再试，或改用短信验证码登录`, { retryAfter: wait });
/** Something of the account still waits for somebody. */
export const refuseOpenMatters = (what: string) => refusal('account.open_matters', `${what}，处理完后才能注销账号`);
/** Not a picture, or one that cannot be decoded. */
export const refusePictureUnreadable = () => refusal('picture.unreadable', '图片无法识别，或者里面夹着网页或文档，请另存为 PNG、JPG、WebP 或 AVIF 再传');
/** More bytes or pixels than a picture here needs. */
export const refusePictureTooLarge = () => refusal('picture.too_large', '图片过大，请上传 5 MB、4000 万像素（AVIF 是 900 万像素）以内的图片');
