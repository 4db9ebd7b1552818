import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of rows that answer a company's own ones. */
export const matchesMessages = defineMessages('matches', {
  title: '供需匹配',
  kinds: '按自己的哪一种匹配',
  demand: '我的求购',
  supply: '我的供应',
  count: '{count} 对',
  failed: '匹配没能加载',
  caption: '匹配，第 {page} 页',
  own: '我的',
  model: '对方的型号',
  reason: '理由',
  exact: '型号相同',
  suffix: '只多了后缀，请核对包装和温度等级',
  quantity: '数量（只）',
  price: '单价',
  company: '公司',
  updated: '更新',
  empty: '还没有匹配的',
  emptyDemandHint: '有公司供应你求购的型号时，会出现在这里',
  emptySupplyHint: '有公司求购你供应的型号时，会出现在这里',
  post: '发布求购',
  postSupply: '发布供应',
});
