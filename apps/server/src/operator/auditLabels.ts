/** What events of the audit log are called; a name that ends in a dot stands for all that begin so. */
const labels: Record<string, string> = {
  'access.role': '越权访问被拒绝',
  account: '账号',
  'account.': '账号变更',
  captcha: '安全验证',
  'code.': '验证码',
  'feedback.': '意见反馈',
  'feedback.reply': '回复反馈',
  'hot_words.save': '修改热搜词',
  'login.': '登录',
  'login.password': '密码登录',
  'login.qq': 'QQ 登录',
  'login.sms': '短信登录',
  'login.ticket': '跳转登录',
  'login.wx': '微信登录',
  logout: '退出登录',
  'mail.': '邮件',
  'mail.code': '发送邮件验证码',
  'member.': '会员管理',
  'member.restore': '恢复账号',
  'member.role': '调整会员身份',
  'member.suspend': '停用账号',
  'mobile.': '手机号变更',
  'navigation.save': '修改导航',
  'page.save': '修改页面',
  'password.': '密码变更',
  'profile.': '资料变更',
  'rate.limit': '请求过于频繁',
  'register.': '注册',
  register: '注册',
  'review.': '审核',
  'review.decide': '审核处理',
  'session.': '会话',
  'session.end': '结束会话',
  'session.mismatch': '登录凭据不匹配',
  'setting.save': '修改设置',
  'sms.code': '发送短信验证码',
  'social.': '第三方账号',
  step_up: '二次验证',
  'step_up.': '二次验证',
  'ticket.': '跳转凭据',
};

/** The Chinese name of an event: its own, or that of the group it belongs to. */
export function auditLabel(event: string): string {
  return labels[event] ?? labels[`${event.split('.')[0]}.`] ?? event;
}

const facts: Record<string, string> = {
  code: '代码',
  decision: '处理',
  key: '名称',
  kind: '类型',
  list: '列表',
  member: '会员',
  mobile: '手机号',
  operation: '接口',
  reason: '原因',
  review: '审核编号',
  feedback: '反馈编号',
  scene: '场景',
  version: '版本',
  words: '词数',
  links: '链接数',
};

/** The facts of a row as one line. */
export const auditDetail = (detail: Record<string, string | number | null>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${facts[name] ?? name}：${value}`)
    .join('；');
