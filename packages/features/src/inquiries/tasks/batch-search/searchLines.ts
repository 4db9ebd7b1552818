import type { BatchSearchLine, BatchSearchResult } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { parsePartList } from '../../../parts/part-list-text/parsePartList.ts';
import type { CellTable } from '../../../parts/xlsx/toXlsx.ts';
import type { batchSearchMessages } from './messages.ts';

const LONGEST_MODEL = 80;

/** Models that were pasted, each on a line of its own, with how many are wanted where that stands behind them. */
export const searchLines = (text: string): BatchSearchLine[] =>
  text.split(/\r?\n/).flatMap((written): BatchSearchLine[] => {
    const line = written.trim();
    if (line === '') return [];
    const [read] = parsePartList(line).lines;
    return [read ? { model: read.mpn, quantity: read.quantity } : { model: line.split('\t')[0]?.trim().slice(0, LONGEST_MODEL) ?? line, quantity: null }];
  });

/** What was found as a table to save. */
export function searchTable(results: readonly BatchSearchResult[], t: Translate<(typeof batchSearchMessages)['texts']>): CellTable {
  const priceIn = ({ best }: BatchSearchResult, currency: 'CNY' | 'USD') => {
    const price = best.find((each) => each.currency === currency)?.unitPrice;
    return price === undefined ? '' : Number(price);
  };
  return {
    head: [t('model'), t('wanted'), t('rows'), t('bestIn', { currency: 'CNY' }), t('bestIn', { currency: 'USD' }), t('quantityHead'), t('companiesHead')],
    rows: results.map((result) => [
      result.model,
      result.quantity ?? '',
      result.rows,
      priceIn(result, 'CNY'),
      priceIn(result, 'USD'),
      result.depth.quantity,
      result.depth.companies,
    ]),
  };
}
