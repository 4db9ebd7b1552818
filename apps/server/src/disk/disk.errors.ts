import { diskLimits } from '@chippage/api/limits';
import { Failure, refusal } from '../platform/errors.ts';

/** No name that every system takes. */
export function wrongNameFailure(): Failure {
  const msg = `名称要有 1–${diskLimits.nameLength} 个字，不能以句点结尾，不能含 \\ / : * ? " < > |`;
  return new Failure(422, 'disk.wrong_name', msg, { fields: [{ field: 'name', msg }] });
}
/** Somebody changed it since it was read. */
export const changedFailure = () => new Failure(409, 'disk.changed', '它在别处被改过了：刷新后看看现在的样子，再决定怎么改');
/** Folders in folders end somewhere. */
export const refuseTooDeep = () => refusal('disk.too_deep', `文件夹最多 ${diskLimits.depth} 层，请放到上层的文件夹里`);
/** Files and folders are limited in number. */
export const refuseFull = () =>
  refusal('disk.full', `云盘最多 ${diskLimits.items} 个文件和文件夹，其中文件夹最多 ${diskLimits.folders} 个：请先整理，或清空回收站`);
/** Rounded up, in the units of the pages. */
const size = (bytes: number) => (bytes < 1e9 ? `${(Math.ceil(bytes / 1e5) / 10).toFixed(1)} MB` : `${(Math.ceil(bytes / 1e8) / 10).toFixed(1)} GB`);
/** No room. */
export const refuseOverQuota = (missing: number) => refusal('disk.over_quota', `空间不够，还差 ${size(missing)}：请删除一些文件并清空回收站，再上传`);
/** A file has the name of a folder that is wanted. */
export const fileInWayFailure = (name: string) => new Failure(409, 'disk.file_in_way', `这里已有名为“${name}”的文件，请改名后再上传这个文件夹`);
/** Bytes that lead to nothing are limited. */
export const refuseTooManyUnderWay = () => refusal('disk.too_many_under_way', `没有传完的文件已有 ${diskLimits.underWay} 个，请先传完或取消其中几个`);
/** What arrived is not what was sent. */
export const partBrokenFailure = () => new Failure(422, 'disk.part_broken', '这一段在路上损坏了，请重新发送这一段');
/** Somebody asks for the whole before all parts are here. */
export const incompleteFailure = () => new Failure(409, 'disk.incomplete', '文件还没有传完，请接着上传');
/** The parts do not make the file that was announced. */
export const refuseUploadChanged = () => refusal('disk.upload_changed', '文件在上传时被改动了，请重新选择这个文件');
/** The store takes nothing from browsers. */
export const notDirectFailure = () => new Failure(409, 'disk.not_direct', '文件由本站接收，请照常上传');
/** Links are limited in number. */
export const refuseTooManyShares = () => refusal('disk.too_many_shares', `分享链接最多 ${diskLimits.shares} 个，请先取消几个`);
/** The code is another. */
export const refuseWrongCode = () => refusal('share.wrong_code', '提取码不对，请向分享的人核对');
/** It expired, was revoked or used up, or what it led to is gone. */
export const refuseShareClosed = () => refusal('share.closed', '链接已失效：过了期限、次数用完、被取消，或文件已不在');
