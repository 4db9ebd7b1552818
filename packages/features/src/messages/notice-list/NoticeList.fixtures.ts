import type { Notice } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS, MINUTE_MS } from '../../parts/loaded/loaded.fixtures.ts';

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
