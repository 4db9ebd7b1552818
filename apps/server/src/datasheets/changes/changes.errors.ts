import { type Failure, notFound, refusal } from '../../platform/errors.ts';

/** No maker is called so. */
export const refuseBrandUnknown = () => refusal('change.brand_unknown', '目录里没有这个品牌，请按品牌列表里的名称填写');
/** The maker's notice of that number is there. */
export const refuseTwice = () => refusal('change.twice', '这个品牌的这个编号已经登记过，请核对编号');
/** There is no such notice, or not any more. */
export const changeNotFoundFailure = (): Failure => notFound('通知');
