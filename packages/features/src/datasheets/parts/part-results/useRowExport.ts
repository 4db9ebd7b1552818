import type { ParamColumn, PartRow } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { lifecycleMessages } from '../lifecycle-mark/messages.ts';
import { partResultsMessages } from './messages.ts';
import type { PartResultsProps } from './PartResults.tsx';

interface RowExportInput extends Pick<PartResultsProps, 'loadRows' | 'onSaveFile' | 'onCopyText'> {
  /** Rows of this page. */
  parts: readonly PartRow[];
  selected: readonly PartRow[];
  columns: readonly ParamColumn[];
}

/** Its code comes when something is copied or saved: most visits never do. */
const loadTables = () => import('./exportRows.ts');

/** Rows that a file holds at most. */
const exportLimit = 5000;

/** Copies the selection, or the page, as a table; saves the selection, or the whole result, as CSV. */
export function useRowExport({ parts, selected, columns, loadRows, onSaveFile, onCopyText }: RowExportInput): {
  copy: () => Promise<void>;
  save: () => Promise<void>;
  isSaving: boolean;
} {
  const t = useMessages(partResultsMessages);
  const lifecycle = useMessages(lifecycleMessages);
  const announce = useAnnounce();
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
        announce(t('copied', { count: rows.length }));
      } catch {
        announce(t('copyFailed'), { level: 'assertive' });
      }
    },
    async save() {
      setIsSaving(true);
      try {
        const { partsAsCsv } = await loadTables();
        const rows = selected.length > 0 ? selected : await loadRows(exportLimit);
        onSaveFile({ name: `${t('caption', { count: rows.length })}.csv`, type: 'text/csv;charset=utf-8', text: partsAsCsv(rows, columns, words) });
      } catch {
        announce(t('exportFailed'), { level: 'assertive' });
      } finally {
        setIsSaving(false);
      }
    },
  };
}
