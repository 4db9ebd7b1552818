import type { TakeDownKind } from '@chippage/api/types';
import { Failure } from '../../platform/errors.ts';
import { takeDownNames } from '../../platform/takeDown.ts';

/** Also for one number of many that is not a file of ours: no half archive. */
export const documentNotFoundFailure = () => new Failure(404, 'document.not_found', '没有找到这份数据手册，可能已被移除，请返回搜索');
/** An operator took it off the site. */
export const documentTakenDownFailure = (kind: TakeDownKind) =>
  new Failure(410, 'document.taken_down', `这份数据手册已下架：${takeDownNames[kind]}。用型号搜一下，原厂网站上可能还有`);
/** The file is at its maker's address, not here. */
export const documentIsOutsideFailure = () => new Failure(404, 'document.outside', '这份数据手册在原厂网站上，请打开原厂链接');
/** Nothing was selected. */
export const noneSelectedFailure = () => new Failure(422, 'download.none_selected', '请选择文件');
/** More than a zip may hold. */
export const downloadTooLargeFailure = (limit: string) => new Failure(422, 'download.too_large', `一次最多下载 ${limit}，请分几次下载`);
