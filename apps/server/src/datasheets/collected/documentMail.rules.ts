import type { Document } from '@chippage/api/types';

/** Mail servers take no larger file. */
const ATTACHED_BYTES = 10 * 1024 ** 2;

/** Whether a document travels in the mail itself. */
export const isAttachable = ({ sha256, sizeBytes }: Pick<Document, 'sha256' | 'sizeBytes'>): boolean =>
  sha256 !== null && sizeBytes !== null && sizeBytes <= ATTACHED_BYTES;

/** The mail that brings a document; nothing of it comes from the member. @param origin Where this site is. */
export function documentMail(document: Pick<Document, 'id' | 'title' | 'sha256' | 'sizeBytes' | 'outsideUrl'>, origin: string) {
  const page = `${origin}/${document.sha256 === null ? 'specification_outside_detail' : 'specification_detail'}/${document.id}`;
  const lead = isAttachable(document)
    ? '附件是您要的数据手册。'
    : document.outsideUrl === null
      ? '这份数据手册超过 10 MB，不随邮件发送，请打开下面的链接阅读或下载：'
      : `这份数据手册在原厂网站上，地址是：\n\n${document.outsideUrl}\n\n本站页面：`;
  return {
    purpose: 'datasheet',
    // A title may hold what a mail's head must not.
    subject: `芯页：${document.title.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')}`,
    text: `${document.title}\n\n${lead}\n\n${page}\n\n如果不是您本人操作，请尽快修改密码。\n\n芯页`,
  };
}
