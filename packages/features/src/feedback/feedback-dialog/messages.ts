import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the feedback. */
export const feedbackDialogMessages = defineMessages('feedbackDialog', {
  title: '意见反馈',
  close: '关闭',
  type: '反馈类型',
  typesLoading: '正在加载反馈类型',
  typesFailed: '反馈类型没能加载',
  retry: '重试',
  content: '反馈内容',
  contentExample: '发生了什么，你期望怎样',
  contact: '联系邮箱',
  contactExample: 'name@company.com',
  typeRequired: '请选择反馈类型',
  contactRequired: '请填写您的邮箱，方便我们跟进',
  contentRequired: '请完善反馈内容，以便我们尽快解决此问题',
  contentTooLong: '反馈内容最多 {limit} 个字，请删去 {over} 个',
  cancel: '取消',
  send: '提交反馈',
  sending: '正在提交',
  failed: '反馈没能提交，请稍后重试',
  sentTitle: '反馈已收到',
  sent: '我们会在 3 个工作日内回复到 {contact}，也可以在个人中心查看进度',
  done: '完成',
});
