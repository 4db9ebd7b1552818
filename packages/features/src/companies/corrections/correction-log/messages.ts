import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the public log of corrections. */
export const correctionLogMessages = defineMessages('correctionLog', {
  title: '纠错记录',
  correct: '信息纠错',
  note: '谁都可以附上材料提出，处理结果公开，不写是谁提的。',
  empty: '还没有人提出过纠错',
});
