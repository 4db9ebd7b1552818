import { defineMessages } from '../../i18n/messages.ts';

export const operatorFrameMessages = defineMessages('operatorFrame', {
  console: '运营后台',
  sections: '运营后台的栏目',
  overview: '概览',
  reviews: '审核',
  feedback: '反馈',
  members: '会员',
  merchants: '商家',
  pages: '页面',
  settings: '配置',
  navigation: '导航链接',
  hotWords: '热搜词',
  audit: '操作日志',
  waiting: '{count} 项待处理',
  loading: '正在确认权限',
  forbiddenTitle: '没有权限',
  forbidden: '你的账号没有运营权限。需要的话，请联系管理员开通。',
  home: '返回首页',
  visitorTitle: '请先登录',
  visitor: '登录有运营权限的账号后，可以查看这里的内容。',
  logIn: '登录',
});
