import type { TakeDownKind } from '@chippage/api/types';
import { Failure, refusal } from '../../platform/errors.ts';
import { type PdfFault, pdfFaultWords } from '../../platform/parsing/pdf/pdfFaults.ts';
import { takeDownNames } from '../../platform/takeDown.ts';

const words: Record<PdfFault | 'empty' | 'too_large', string> = {
  ...pdfFaultWords,
  empty: '这是一个空文件，请重新选择',
  too_large: '文件超过 50 MB，请压缩或拆分后再上传',
};

/** Why a file is not taken. */
export const refuseUnfit = (fault: keyof typeof words) => refusal(`upload.${fault}`, words[fault]);
const takenDownWords = (title: string, kind: TakeDownKind) => `同一份文件“${title}”已下架：${takeDownNames[kind]}。不能再次上传，有疑问请用意见反馈告诉我们`;
/** The same bytes were published and taken off the site. */
export const refuseTakenDown = (title: string, kind: TakeDownKind) => refusal('upload.taken_down', takenDownWords(title, kind));
/** The same, found when the draft is handed in. */
export const takenDownFailure = (title: string, kind: TakeDownKind) => new Failure(409, 'upload.taken_down', takenDownWords(title, kind));
/** The same, found when an operator approves. */
export const approvedTakenDownFailure = (title: string) =>
  new Failure(409, 'upload.taken_down', `同一份文件“${title}”已下架，不能通过：请驳回，或者先在“数据手册”里恢复它`);
/** Nobody can be asked about a file who has no number. */
export const refuseMobileRequired = () => refusal('upload.mobile_required', '请先在账户设置里绑定手机号，再上传数据手册');
/** It is published, or was taken back: there is nothing to hand in. */
export const notOpenFailure = () => new Failure(409, 'upload.state', '这份数据手册已发布或已撤回，不能再修改');
/** One fact of the form is wrong in a way that no schema tells: the files, brands and parts that are here decide. */
export const wrongFactFailure = (field: 'brandName' | 'mpns' | 'title' | 'category' | 'hasRight', msg: string) =>
  new Failure(422, 'upload.wrong_fact', msg, { fields: [{ field, msg }] });
