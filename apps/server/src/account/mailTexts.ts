import { lives } from './limits.ts';

const closing = '如果不是您本人操作，请忽略这封邮件，并尽快修改密码。\n\n芯页';

/** A code for an address that is to be bound. */
export const bindEmailMail = (code: string, minutes: number) => ({
  purpose: 'bind_email',
  subject: '芯页：绑定邮箱的验证码',
  text: `您正在绑定邮箱，验证码 ${code}，${minutes} 分钟内有效，请勿告诉他人。\n\n${closing}`,
});

/** A link to a new password. */
export const resetMail = (url: string) => ({
  purpose: 'reset_password',
  subject: '芯页：重新设置密码',
  text: `请在 ${lives.resetLinkMinutes} 分钟内打开下面的链接，设置新的密码。链接只能使用一次：\n\n${url}\n\n${closing}`,
});

/** Somebody set a new password. */
export const passwordChangedMail = () => ({
  purpose: 'password_changed',
  subject: '芯页：密码已修改',
  text: `您的密码刚刚被修改，其他设备上的登录已全部退出。\n\n${closing}`,
});

/** A passkey was added or removed. */
export const passkeyMail = (title: string, what: string) => ({
  purpose: 'passkey_changed',
  subject: `芯页：${title}`,
  text: `您的账号刚刚${what}。通行密钥在“账号设置”里查看和移除。\n\n${closing}`,
});

/** The account goes in a week. */
export const eraseMail = (when: string) => ({
  purpose: 'erase',
  subject: '芯页：账号将被注销',
  text: `您申请了注销账号，${when} 之后账号和资料将被删除，无法恢复。在此之前登录后可以在“账号设置”里撤销。\n\n${closing}`,
});

/** Nobody used the account for a long time. */
export const inactivityMail = (days: number) => ({
  purpose: 'inactivity',
  subject: '芯页：账号长期未使用',
  text: `您的账号已经很久没有使用。按照用户协议，${days} 天之内没有登录的账号可能被收回。登录一次即可保留。\n\n芯页`,
});
