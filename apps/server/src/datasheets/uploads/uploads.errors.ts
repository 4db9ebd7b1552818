import { Failure, refusal } from '../../platform/errors.ts';
import type { PdfFault } from './read-pdf/readPdf.ts';

const words: Record<PdfFault | 'empty' | 'too_large', string> = {
  empty: '这是一个空文件，请重新选择',
  not_pdf: '只能上传 PDF 文件，这个文件的内容不是 PDF',
  broken: '这个 PDF 打不开，可能没有下载完整，请重新下载后再上传',
  protected: '这个 PDF 有密码保护，请去掉密码后再上传',
  active: '这个 PDF 里有脚本、附件或可执行内容，为了读者的安全不能收录，请另存为普通 PDF 后再上传',
  too_large: '文件超过 50 MB，请压缩或拆分后再上传',
  too_many_pages: '文件超过 5000 页，请拆分后再上传',
};

/** Why a file is not taken. */
export const refuseUnfit = (fault: keyof typeof words) => refusal(`upload.${fault}`, words[fault]);
/** Nobody can be asked about a file who has no number. */
export const refuseMobileRequired = () => refusal('upload.mobile_required', '请先在账户设置里绑定手机号，再上传数据手册');
/** It is published, or was taken back: there is nothing to hand in. */
export const notOpenFailure = () => new Failure(409, 'upload.state', '这份数据手册已发布或已撤回，不能再修改');
/** One fact of the form is wrong. */
export const wrongFactFailure = (field: 'brandName' | 'mpns' | 'title' | 'category' | 'hasRight', msg: string) =>
  new Failure(422, 'request.invalid', msg, { fields: [{ field, msg }] });
