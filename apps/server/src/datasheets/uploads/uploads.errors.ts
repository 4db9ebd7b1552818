import { documentFileLimits } from '@chippage/api/limits';
import type { TakeDownKind } from '@chippage/api/types';
import { Failure, refusal } from '../../platform/errors.ts';
import { type PdfFault, pdfFaultWords } from '../../platform/parsing/pdf/pdfFaults.ts';
import { takeDownNames } from '../../platform/takeDown.ts';

const words: Record<PdfFault | 'empty' | 'too_large', string> = {
  ...pdfFaultWords,
  empty: '这是一个空文件，请重新选择',
  too_large: '一次请求最多 50 MB，更大的文件请在上传页里选择：它会分段上传，最大 200 MB',
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
export const refuseMobileRequired = () => refusal('upload.mobile_required', '请先在账号设置里绑定手机号，再上传数据手册');
/** It is published, or was taken back: there is nothing to hand in. */
export const notOpenFailure = () => new Failure(409, 'upload.state', '这份数据手册已撤回，或站上原来就有，不能修改');
/** One fact of the form is wrong in a way that no schema tells: the files, brands and parts that are here decide. */
export const wrongFactFailure = (field: 'brandName' | 'mpns' | 'title' | 'category' | 'hasRight', msg: string) =>
  new Failure(422, 'upload.wrong_fact', msg, { fields: [{ field, msg }] });
/** Bytes on the disk that lead to nothing are limited. */
export const refuseTooManyUnderWay = () => refusal('upload.too_many_under_way', `没有传完的文件已有 ${documentFileLimits.underWay} 份，请先传完或取消其中几份`);
/** What arrived is not what was sent. */
export const partBrokenFailure = () => new Failure(422, 'upload.part_broken', '这一段在路上损坏了，请重新发送这一段');
/** Somebody asks for the whole before all parts are here. */
export const incompleteFailure = () => new Failure(409, 'upload.incomplete', '文件还没有传完，请接着上传');
/** The parts do not make the file that was announced. */
export const refuseChanged = () => refusal('upload.changed', '文件在上传时被改动了，请重新选择这个文件');
/** Its day is over, or the same file is here again. */
export const notRestorableFailure = () => new Failure(409, 'upload.state', '不能恢复了：撤回已超过一天，或同一份文件已重新上传');
