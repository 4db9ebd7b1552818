import { productionLimits } from '@chippage/api/limits';
import { Failure, type FieldError, refusal } from '../../platform/errors.ts';

/** Facts of a form are wrong in a way that no schema tells. */
export const wrongLineFailure = (fields: FieldError[]) => new Failure(422, 'production.wrong_fact', fields[0]?.msg ?? '', { fields });
/** The company has as many as it may. */
export const refuseFullLines = () => refusal('production.full', `最多 ${productionLimits.perCompany} 条产线，请先删除不用的`);
/** Nothing is another than it was. */
export const refuseSameLine = () => refusal('production.unchanged', '没有改动，和页面上的一样');
/** The file is none that can be looked at. */
export const refuseUnreadableFile = (msg: string) => refusal('production.unreadable', msg);
/** The file is too large. */
export const refuseLargeFile = () => refusal('production.too_large', '文件超过 10 MB，请压缩后再上传');
