import { savedSearchLimits } from '@chippage/api/limits';
import { refusal } from '../../platform/errors.ts';

/** More searches than a member keeps. */
export const refuseSearchesFull = () => refusal('saved_search.full', `最多保存 ${savedSearchLimits.searches} 个搜索，请先在“保存的搜索”里删除不用的`);
/** A search that finds too much to follow each part. */
export const refuseTooWide = () =>
  refusal('saved_search.too_wide', `这个搜索找到的型号超过 ${savedSearchLimits.parts} 个，不能逐个提醒，请再加几个条件，或不要提醒`);
/** Prices are to be told of, but below which one was not said. */
export const refuseNoPrice = () => refusal('saved_search.no_price', '请写下单价，低于它时才提醒');
