import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

/** Which merchants are shown. */
export interface MerchantQuery {
  keywords: string;
  page: number;
}

/** Reads it out of an address. */
export function parseMerchantQuery(params: URLSearchParams): MerchantQuery {
  return { keywords: (params.get('keywords') ?? '').slice(0, 200), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function merchantQueryParams({ keywords, page }: MerchantQuery): LinkParams {
  return { keywords: keywords === '' ? null : keywords, page: pageParam(page) };
}

/** What the call is asked. */
export function merchantVariables({ keywords, page }: MerchantQuery): VarsOf<'merchantSeats'> {
  return { keywords, pageIndex: page, pageSize: PAGE_SIZE };
}
