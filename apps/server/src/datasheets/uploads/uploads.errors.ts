import { Failure, refusal } from '../../platform/errors.ts';
import { type PdfFault, pdfFaultWords } from '../../platform/parsing/pdf/pdfFaults.ts';

const words: Record<PdfFault | 'empty' | 'too_large', string> = {
  ...pdfFaultWords,
  empty: '这是一个空文件，请重新选择',
  too_large: '文件超过 50 MB，请压缩或拆分后再上传',
};

/** Why a file is not taken. */
export const refuseUnfit = (fault: keyof typeof words) => refusal(`upload.${fault}`, words[fault]);
/** Nobody can be asked about a file who has no number. */
export const refuseMobileRequired = () => refusal('upload.mobile_required', '请先在账户设置里绑定手机号，再上传数据手册');
/** It is published, or was taken back: there is nothing to hand in. */
export const notOpenFailure = () => new Failure(409, 'upload.state', '这份数据手册已发布或已撤回，不能再修改');
/** One fact of the form is wrong in a way that no schema tells: the files, brands and parts that are here decide. */
export const wrongFactFailure = (field: 'brandName' | 'mpns' | 'title' | 'category' | 'hasRight', msg: string) =>
  new Failure(422, 'upload.wrong_fact', msg, { fields: [{ field, msg }] });
