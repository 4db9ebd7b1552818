import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the proof of an authorisation. */
export const authorisationProofMessages = defineMessages('authorisationProof', {
  verified: '授权至 {month}',
  verifiedForever: '已授权，没有写截止日期',
  expired: '已过期（{month}）',
  unverified: '未核验',
  certificate: '证书',
  certificateOf: '{brand} 的授权证书',
  kept: '证书不公开',
  checkedOn: '核验于 {day}',
  newWindow: '新窗口打开',
});
