import type { BindingInfo, FeedbackRow, FavouriteRow, MailRow, MyDetail, Notice, SessionRow } from '@chippage/api/types';
import type { PagedList } from '../../member-pages/pagedList.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** What every list and form shows when it is ready. */
export const ready = <T>(data: T) => ({ status: 'ready' as const, data });
export const loading = { status: 'loading' as const };
export const failed = (onRetry: () => void) => ({ status: 'failed' as const, code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry });
/** Rows as one whole list. */
export const listOf = <Row>(rows: readonly Row[], more: Partial<PagedList<Row>> = {}): PagedList<Row> => ({
  rows,
  total: rows.length,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
  ...more,
});

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

/** Notices of each kind. */
export const linNotices: Notice[] = [
  {
    id: 11,
    kind: 'review',
    title: '数据手册已通过审核',
    body: '你上传的 TPS62130A 数据手册已公开，感谢分享。',
    href: '/specification_detail/320?brandId=12',
    createTime: ago(20 * MINUTE_MS),
    readTime: null,
  },
  {
    id: 10,
    kind: 'account',
    title: '新设备登录',
    body: '账号在“Firefox，Linux”上登录。不是你本人的话，请结束该登录并修改密码。',
    href: '/userCenter/accountSetting?type=4',
    createTime: ago(6 * HOUR_MS),
    readTime: null,
  },
  {
    id: 9,
    kind: 'feedback',
    title: '你的反馈有了答复',
    body: '引脚图已更正，请刷新页面查看。',
    href: '/userCenter/feedback',
    createTime: ago(2 * DAY_MS),
    readTime: ago(DAY_MS),
  },
  { id: 8, kind: 'system', title: '夜间维护', body: '周六 2:00–4:00 暂停服务。', href: null, createTime: ago(9 * DAY_MS), readTime: ago(8 * DAY_MS) },
];

/** Favourites, one of which is gone. */
export const linFavourites: FavouriteRow[] = [
  { id: 101, kind: 'part', title: 'STM32F103C8T6', detail: '意法半导体', brandId: 3, isGone: false, createTime: ago(HOUR_MS) },
  { id: 320, kind: 'document', title: 'TPS62130A 数据手册', detail: '德州仪器', brandId: 12, isGone: false, createTime: ago(DAY_MS) },
  { id: 102, kind: 'part', title: 'LM317T', detail: null, brandId: null, isGone: true, createTime: ago(30 * DAY_MS) },
];

/** What the member follows. */
export const linFollows: FavouriteRow[] = [
  { id: 3, kind: 'brand', title: '意法半导体', detail: 'STMicroelectronics', brandId: 3, isGone: false, createTime: ago(5 * DAY_MS) },
  { id: 21, kind: 'agent', title: '示例代理', detail: '授权代理', brandId: null, isGone: false, createTime: ago(12 * DAY_MS) },
];

/** Feedback with and without an answer. */
export const linFeedback: FeedbackRow[] = [
  {
    id: 2,
    typeLabel: '数据有误',
    content: 'STM32F103C8T6 的封装写成了 LQFP-64，\n手册第 24 页是 LQFP-48。',
    state: 'answered',
    reply: '已按手册更正为 LQFP-48，谢谢。',
    createTime: ago(2 * DAY_MS),
    replyTime: ago(DAY_MS),
  },
  { id: 3, typeLabel: '功能建议', content: '希望能按温度范围筛选。', state: 'open', reply: null, createTime: ago(3 * HOUR_MS), replyTime: null },
];

/** Mails in each state. */
export const linMails: MailRow[] = [
  { id: 3, subject: '绑定邮箱的验证码', to: 'l***@example.com', state: 'sent', createTime: ago(20 * MINUTE_MS) },
  { id: 2, subject: 'STM32F103C8T6 数据手册', to: 'l***@example.com', state: 'queued', createTime: ago(HOUR_MS) },
  { id: 1, subject: '重设密码', to: 'l***@example.con', state: 'failed', createTime: ago(4 * DAY_MS) },
];
