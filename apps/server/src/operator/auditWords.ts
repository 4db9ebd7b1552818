import { currencyNames } from '../mall/capitals.ts';
import { warehouseNames } from '../mall/goods/goods.rules.ts';
import { providerNames } from '../account/social/social.ts';
import { takeDownNames } from '../platform/takeDown.ts';
import { knownSettings } from '../site/settings.ts';

/** Why something was refused, in the words of the log: those for visitors tell them what to do. */
const reasonWords: Record<string, string> = {
  'account.open_matters': '账号还有没处理完的事',
  'bind.taken': '已绑定其他账号',
  'captcha.failed': '安全验证没有通过',
  'code.missing': '没有填写验证码',
  'login.busy': '登录的人太多',
  'login.captcha_required': '密码错误次数过多，需要安全验证',
  'login.code_expired': '验证码已失效',
  'login.disabled': '账号已停用',
  'login.too_many': '错误次数过多',
  'login.wrong_code': '验证码错误',
  'login.wrong_password': '手机号码或密码错误',
  'mail.none_bound': '没有绑定邮箱',
  'mail.too_many': '发送邮件过于频繁',
  'mail.too_soon': '距上一封邮件不到一分钟',
  'mail.unreachable': '邮件发送不了',
  'password.common': '密码过于常见',
  'password.ticket_spent': '重设密码的链接已失效',
  'password.wrong': '当前密码错误',
  'register.taken': '手机号已经注册',
  'request.too_many': '请求过于频繁',
  'reset.no_account': '手机号还没有注册',
  'session.step_up': '没有确认是本人操作',
  'sms.too_many': '获取验证码过于频繁',
  'sms.too_soon': '距上一条验证码不到一分钟',
  'sms.unreachable': '短信发送不了',
  'social.expired': '第三方登录已失效',
  'social.last_way': '这是唯一的登录方式',
  'social.state': '第三方登录不是从这个浏览器开始的',
  'social.taken': '第三方账号已绑定其他用户',
  'social.unavailable': '第三方登录不可用',
  'step_up.missing': '没有填写验证码或密码',
  'step_up.no_mobile': '没有绑定手机号',
  'ticket.origin': '不能登录到这个网站',
  'ticket.spent': '跳转链接已失效',
};

/** Chinese words for facts of the audit log that are written down as codes; other values are shown as they are. */
export const auditWords: Record<string, Record<string, string>> = {
  decision: { approve: '通过', refuse: '驳回', refund: '同意退款', decline: '不退款', issue: '开具', reverse: '冲红' },
  currency: currencyNames,
  warehouse: warehouseNames,
  isOnSale: { true: '上架', false: '下架' },
  kind: {
    ...takeDownNames,
    enterprise: '企业认证',
    nick_name: '昵称',
    avatar: '头像',
    comment: '评论',
    comment_report: '被举报的评论',
    receipt: '付款凭证',
    document: '数据手册',
  },
  list: { common: '常用网站', agent: '代理商', brand: '原厂' },
  key: Object.fromEntries(knownSettings.map(({ key, label }) => [key, label])),
  role: { member: '会员', enterprise: '企业会员', merchant: '商家', operator: '运营' },
  scene: { login: '登录', register: '注册', reset_password: '重设密码', bind: '绑定', validate: '核对验证码' },
  operate: { login: '登录', bind: '绑定' },
  purpose: { im: '打开聊天窗口', sso: '登录其他网站' },
  provider: providerNames,
  code: {
    F001: '没有通过（F001）',
    F003: '格式不对（F003）',
    F008: '已经用过（F008）',
    F012: '场景不符（F012）',
    expired: '已过期',
    unavailable: '验证服务没有回应',
  },
  reason: reasonWords,
};
