import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the graph of who holds a company and whom it holds. */
export const registryRelationsMessages = defineMessages('registryRelations', {
  title: '股权与关系',
  note: '由股东、对外投资和主要人员画出',
  failed: '关系没能查到',
  picture: '{name}的关系图：左边是持有它和管理它的，右边是它持有的。同样的内容在下面的表格里。',
  pictureFrame: '关系图',
  table: '表格：{count} 条关系',
  caption: '{name}的关系',
  from: '谁',
  kind: '关系',
  label: '比例或职务',
  to: '对谁',
  holds: '持股',
  represents: '法定代表人',
  works: '任职',
  unsaid: '未公示',
  drawn: '图上画了 {drawn} 个，一共 {total} 个；全部在表格里。',
  left: '还有 {count} 条没有列出，到股东信息、对外投资里看全部。',
  empty: '股东、对外投资和主要人员都没有公示的记录',
});
