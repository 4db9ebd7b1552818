import { defineMessages } from '../../../i18n/messages.ts';

export const downloadOutcomeMessages = defineMessages('downloadOutcome', {
  downloadSaved: '{count} 份已下载',
  downloadOutside: '另外 {count} 份在原厂网站',
  downloadOnlyOutside: '{count} 份都在原厂网站',
  downloadMissing: '{count} 个型号还没有数据手册',
  downloadAt: '{mpn} ({host})',
  closeDownload: '收起下载结果',
});
