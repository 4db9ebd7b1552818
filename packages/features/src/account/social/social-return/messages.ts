import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of coming back from WeChat or QQ. */
export const socialReturnMessages = defineMessages('socialReturn', {
  loginTitle: '{provider}登录',
  bindTitle: '绑定{provider}',
  wx: '微信',
  qq: 'QQ',
  loggingIn: '正在登录，请稍候',
  binding: '正在绑定，请稍候',
  loggedIn: '登录成功!',
  loggedInHint: '正在回到你刚才的页面',
  bound: '已绑定 {name}',
  boundHint: '正在打开社交账号设置',
  denied: '已取消',
  deniedLogin: '你在{provider}上拒绝了授权。可以重新授权，或改用短信登录',
  deniedBind: '你在{provider}上拒绝了授权，账号没有绑定',
  expired: '登录已失效，请重试',
  expiredHint: '授权只能在同一个浏览器里用一次，10 分钟内有效',
  failed: '没有完成',
  unknown: '没有找到要完成的登录或绑定，可能已经完成过',
  retryLogin: '重新登录',
  retryBind: '重新绑定',
  home: '返回首页',
  failedWords: '服务暂时没有应答，请稍后重试，或改用短信登录',
});
