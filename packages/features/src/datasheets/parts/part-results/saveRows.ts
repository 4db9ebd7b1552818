import type { Facet, ParamColumn, PartRow } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { fileName } from '../../../parts/file-name/fileName.ts';
import { toXlsx } from '../../../parts/xlsx/toXlsx.ts';
import type { lifecycleMessages } from '../../../parts/lifecycle-mark/messages.ts';
import { proposedName } from '../../alerts/save-search/proposedName.ts';
import { partsAsCells, partsAsCsv, partsAsTsv } from './exportRows.ts';
import type { partResultsMessages } from './messages.ts';
import type { PartResultsProps } from './PartResults.tsx';

/** Rows to copy or to save. */
export interface RowExportInput extends Pick<PartResultsProps, 'query' | 'loadRows' | 'onSaveFile' | 'onCopyText' | 'notify'> {
  /** Rows of this page. */
  parts: readonly PartRow[];
  /** Rows of the whole result. */
  total: number;
  selected: readonly PartRow[];
  columns: readonly ParamColumn[];
  /** What the query chose from, for the name of the file. */
  facets: readonly Facet[];
}

interface Spoken extends RowExportInput {
  t: Translate<(typeof partResultsMessages)['texts']>;
  lifecycle: Translate<(typeof lifecycleMessages)['texts']>;
}

/** Rows that a file holds at most: the search gives 100 at once, and 50 times is near what one address may ask of it in a minute. */
const exportLimit = 5000;
/** Time to read what a file holds, and how to get the rest. */
const CUT_MS = 15_000;

const wordsOf = ({ t, lifecycle }: Pick<Spoken, 't' | 'lifecycle'>) => ({
  mpn: t('mpn'),
  brand: t('brand'),
  category: t('category'),
  packageCase: t('packageCase'),
  pins: t('pins'),
  lifecycle: t('lifecycle'),
  price: t('price'),
  currency: t('currency'),
  priceQuantity: t('priceQuantity'),
  lineTotal: t('lineTotal'),
  breakFrom: t('breakFrom'),
  stock: t('stock'),
  leadTime: t('leadTime'),
  sellers: t('sellers'),
  datasheet: t('datasheet'),
  hostedName: (mpn: string) => t('openDatasheet', { mpn }),
  lifecycleName: (name: PartRow['lifecycle']) => lifecycle(name),
});

/** Copies the selection, or the page, as a table, and says how many rows. */
export async function copyRows({ parts, selected, columns, onCopyText, notify, ...words }: Spoken): Promise<void> {
  const rows = selected.length > 0 ? selected : parts;
  await onCopyText(partsAsTsv(rows, columns, wordsOf(words)));
  notify({ tone: 'success', text: words.t('copied', { count: rows.length }) });
}

/** Saves the selection, or the whole result, and says what the file holds. */
export async function saveRows(
  kind: 'csv' | 'xlsx',
  { total, selected, columns, query, facets, loadRows, onSaveFile, notify, ...words }: Spoken,
): Promise<void> {
  const { t } = words;
  const rows = selected.length > 0 ? selected : await loadRows(exportLimit);
  const file = fileName({ about: proposedName(query, facets), holds: t('caption', { count: rows.length }), ending: kind });
  const content =
    kind === 'xlsx'
      ? await toXlsx(partsAsCells(rows, columns, wordsOf(words)), t('sheet'))
      : new Blob([partsAsCsv(rows, columns, wordsOf(words))], { type: 'text/csv;charset=utf-8' });
  onSaveFile(content, file);
  const count = formatNumber(rows.length);
  if (selected.length === 0 && rows.length < total)
    notify({ tone: 'warn', text: t('exportedFirst', { count, total: formatNumber(total), file }), timeoutMs: CUT_MS });
  else notify({ tone: 'success', text: t('exported', { count, file }) });
}
