import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the distributors and traders of a brand. */
export const brandAgentsMessages = defineMessages('brandAgents', {
  agentList: '代理商',
  trader: '贸易商',
  count: '{count} 家',
  agentListFilter: '按授权和区域筛选',
  traderFilter: '按区域筛选',
  agentListFailed: '代理商没有读到',
  traderFailed: '贸易商没有读到',
  agentListNote: '授权核验过、没有到期的排在前面，没有证明的写未核验，授权状态每天按日期更新。标“样例”的公司是虚构的。',
  traderNote: '贸易商不是原厂授权的渠道：先看资质，样品和批次核对好再付款。标“样例”的公司是虚构的。',
  agentListEmpty: '还没有收录代理{name}的代理商',
  traderEmpty: '还没有收录经营{name}的贸易商',
  agentListEmptyHint: '没有收录不等于没有代理商：原厂授权了谁，以它官网的名单为准。知道有哪家，可以补充，审核通过后所有人都看得到。',
  traderEmptyHint: '知道有哪家在卖，可以补充，审核通过后所有人都看得到。',
  agentListAdd: '补充一个代理商',
  traderAdd: '补充一个贸易商',
  agentListOther: '看它的贸易商',
  traderOther: '看它的代理商',
  agentListOwner: '现属{name}，看{name}的代理商',
  traderOwner: '现属{name}，看{name}的贸易商',
  website: '官网 {host}',
  newWindow: '（新窗口打开）',
  beyond: '这一页没有了',
  beyondHint: '一共 {count} 家，都在前面几页。',
  first: '回到第一页',
});
