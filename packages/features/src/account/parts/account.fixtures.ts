import type { Agreement, BindingInfo, MailRow, MyDetail, Passkey, SessionRow } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS, MINUTE_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** A member who works on hardware. */
export const lin: MyDetail = {
  id: 7,
  nickName: '林工',
  avatar: null,
  mobile: '138****8000',
  hasPassword: true,
  enterpriseStatus: null,
  role: 'member',
  createTime: ago(400 * DAY_MS),
  email: 'l***@example.com',
  city: '深圳',
  company: '示例电子（深圳）有限公司',
  position: '硬件工程师',
  engineerField: ['硬件设计', '电源'],
  eraseTime: null,
};

/** What the member logs in with. */
export const linBindings: BindingInfo = {
  mobile: '138****8000',
  email: 'l***@example.com',
  hasPassword: true,
  wx: { provider: 'wx', nickName: '林深见鹿', bindTime: ago(3 * DAY_MS) },
  qq: null,
};

/** Where the member is logged in. */
export const linSessions: SessionRow[] = [
  { id: 1, isCurrent: true, device: 'Chrome，Windows', isFlagged: false, createTime: ago(2 * HOUR_MS), lastSeenTime: ago(30_000) },
  { id: 2, isCurrent: false, device: '微信，Android', isFlagged: false, createTime: ago(3 * DAY_MS), lastSeenTime: ago(5 * HOUR_MS) },
  { id: 3, isCurrent: false, device: 'Firefox，Linux', isFlagged: true, createTime: ago(20 * DAY_MS), lastSeenTime: ago(6 * DAY_MS) },
];

/** What the member logs in with in place of a password. */
export const linPasskeys: Passkey[] = [
  { id: 3, name: '公司的电脑', createTime: ago(2 * DAY_MS), lastUsedTime: null, isSynced: false },
  { id: 2, name: 'Apple 密码', createTime: ago(20 * DAY_MS), lastUsedTime: ago(5 * HOUR_MS), isSynced: true },
];

/** One that was made just now, as the server names it. */
export const newPasskey: Passkey = { id: 4, name: 'Chrome，Windows', createTime: ago(1000), lastUsedTime: null, isSynced: true };

/** What the member agreed to. */
export const linAgreements: Agreement[] = (['agreement', 'privacy'] as const).map((scope) => ({
  scope,
  version: '2026-10-01T00:00:00Z',
  agreeTime: '2026-11-21T01:30:00Z',
  isCurrent: true,
}));

/** Mails in each state. */
export const linMails: MailRow[] = [
  { id: 3, subject: '绑定邮箱的验证码', to: 'l***@example.com', state: 'sent', createTime: ago(20 * MINUTE_MS) },
  { id: 2, subject: 'STM32F103C8T6 数据手册', to: 'l***@example.com', state: 'queued', createTime: ago(HOUR_MS) },
  { id: 1, subject: '重设密码', to: 'l***@example.con', state: 'failed', createTime: ago(4 * DAY_MS) },
];
