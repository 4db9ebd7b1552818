import type { ParamColumn, PartRow } from '@chippage/api/types';
import { ApiError } from '@chippage/api/errors';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { lifecycleMessages } from '../lifecycle-mark/messages.ts';
import { partResultsMessages } from './messages.ts';
import type { PartResultsProps } from './PartResults.tsx';

interface RowExportInput extends Pick<PartResultsProps, 'loadRows' | 'onSaveFile' | 'onCopyText' | 'notify'> {
  /** Rows of this page. */
  parts: readonly PartRow[];
  /** Rows of the whole result. */
  total: number;
  selected: readonly PartRow[];
  columns: readonly ParamColumn[];
}

/** Its code comes when something is copied or saved: most visits never do. */
const loadTables = () => import('./exportRows.ts');

/** Rows that a file holds at most: the search gives 100 at once, and 50 times is near what one address may ask of it in a minute. */
const exportLimit = 5000;
/** Time to read what a file holds, and how to get the rest. */
const CUT_MS = 15_000;

/** Copies the selection, or the page, as a table; saves the selection, or the whole result, as CSV; says what came of it. */
export function useRowExport({ parts, total, selected, columns, loadRows, onSaveFile, onCopyText, notify }: RowExportInput): {
  copy: () => Promise<void>;
  save: () => Promise<void>;
  isSaving: boolean;
} {
  const t = useMessages(partResultsMessages);
  const lifecycle = useMessages(lifecycleMessages);
  const [isSaving, setIsSaving] = useState(false);
  const words = {
    mpn: t('mpn'),
    brand: t('brand'),
    category: t('category'),
    packageCase: t('packageCase'),
    pins: t('pins'),
    lifecycle: t('lifecycle'),
    price: t('price'),
    currency: t('currency'),
    priceQuantity: t('priceQuantity'),
    stock: t('stock'),
    sellers: t('sellers'),
    datasheet: t('datasheet'),
    hostedName: (mpn: string) => t('openDatasheet', { mpn }),
    lifecycleName: (name: PartRow['lifecycle']) => lifecycle(name),
  };
  return {
    isSaving,
    async copy() {
      const rows = selected.length > 0 ? selected : parts;
      try {
        const { partsAsTsv } = await loadTables();
        await onCopyText(partsAsTsv(rows, columns, words));
        notify({ tone: 'success', text: t('copied', { count: rows.length }) });
      } catch {
        notify({ tone: 'danger', text: t('copyFailed') });
      }
    },
    async save() {
      setIsSaving(true);
      try {
        const { partsAsCsv } = await loadTables();
        const rows = selected.length > 0 ? selected : await loadRows(exportLimit);
        const file = `${t('caption', { count: rows.length })}.csv`;
        onSaveFile({ name: file, type: 'text/csv;charset=utf-8', text: partsAsCsv(rows, columns, words) });
        const count = formatNumber(rows.length);
        if (selected.length === 0 && rows.length < total)
          notify({ tone: 'warn', text: t('exportedFirst', { count, total: formatNumber(total), file }), timeoutMs: CUT_MS });
        else notify({ tone: 'success', text: t('exported', { count, file }) });
      } catch (error) {
        notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t('exportFailed') });
      } finally {
        setIsSaving(false);
      }
    },
  };
}
