import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of an invitation to a company. */
export const invitationPageMessages = defineMessages('invitationPage', {
  title: '企业邀请',
  loading: '正在查看邀请',
  none: '这个网址里没有邀请，请打开收到的链接',
  spent: '邀请没有打开',
  invited: '{inviter} 邀请你加入“{company}”',
  role: '身份',
  may: '可以做',
  limit: '单笔限额',
  noLimit: '不限额',
  expires: '有效至',
  note: '加入以后，你能替这家企业做上面的事；负责人看得到你的昵称和遮住的手机号。随时可以退出。',
  accept: '接受邀请',
  accepting: '正在加入',
  failed: '没有加入成功，请稍后重试',
  company: '企业管理',
  unknown: '未填',
});
