import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the first page of the board. */
export const boardHomeMessages = defineMessages('boardHome', {
  title: '芯片求购与供应',
  lead: '认证公司发布的求购和供应。读不用登录；报价和询价要完成企业认证。',
  search: '查现货',
  searchHint: '型号，如 STM32F103C8T6',
  post: '发布求购',
  postSupply: '发布供应',
  demands: '最新求购',
  supplies: '最新供应',
  allDemands: '全部求购',
  allSupplies: '全部供应',
  failed: '没能加载',
  none: '还没有人发布',
});
