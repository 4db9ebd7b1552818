import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the corrections that a member handed in. */
export const correctionListMessages = defineMessages('correctionList', {
  title: '我的纠错',
  own: '你代表这家公司',
  files: '{count} 份材料',
  empty: '还没有提交过纠错',
  emptyHint: '在公司核查里打开一家公司，发现哪里不对，点“信息纠错”，附上材料；这里看处理到哪里了。',
  check: '去查公司',
});
