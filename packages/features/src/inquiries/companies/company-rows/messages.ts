import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a company's rows of the board on its page. */
export const companyRowsMessages = defineMessages('companyRows', {
  supplies: '{name}的供应，第 {page} 页',
  demands: '{name}的求购，第 {page} 页',
  region: '{name}的供求',
  failed: '供求没能加载',
  supplyEmpty: '现在没有供应',
  demandEmpty: '现在没有公开的求购',
  demandEmptyHint: '匿名的求购不显示在这里。',
});
