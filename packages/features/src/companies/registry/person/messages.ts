import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a person with posts or shares in companies. */
export const registryPersonMessages = defineMessages('registryPerson', {
  title: '{name}任职和持股的公司',
  count: '{count} 家',
  failed: '这个人没能查到',
  byNumber: '按数据源给每个人的编号列出，不按姓名：同名的人各是一页。',
  namesakes: '另有 {count} 个同名的人，不是同一个编号',
  findNamesakes: '查同名的人',
  caption: '{name}的公司',
  company: '公司',
  state: '登记状态',
  roles: '职务',
  percent: '持股比例',
  setUpDate: '成立日期',
  place: '所在地',
  unsaid: '未公示',
  empty: '没有公示的任职和持股',
});
