import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the page that could not be shown. */
export const routeErrorMessages = defineMessages('routeError', {
  title: '页面暂时打不开',
  forbiddenTitle: '没有权限查看此页',
  badAddressTitle: '地址不完整或有误',
  goneTitle: '内容已下架',
  slowTitle: '等待时间过长',
  advice: '可以重试；若一直如此，请稍后再来。',
  forbiddenAdvice: '请换一个账号登录，或联系该页的所有者。',
  badAddressAdvice: '请核对地址，或从首页重新查找。',
  goneAdvice: '这里的内容已从本站撤下，请从首页重新查找。',
  slowAdvice: '服务没有及时回应，请检查网络后重试。',
  requestId: '联系我们时请提供编号 {requestId}',
  retry: '重试',
  home: '返回首页',
});
