import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the page foot. */
export const siteFooterMessages = defineMessages('siteFooter', {
  copyright: '© {year} {site}',
  icp: 'ICP 备案号 {number}',
  publicSecurity: '公安备案号 {number}',
  badgeAlt: '公安备案图标',
  telecom: '增值电信业务经营许可证 {number}',
  qrAlt: '{label}二维码，或访问 {url}',
  newWindow: '（新窗口打开）',
});
