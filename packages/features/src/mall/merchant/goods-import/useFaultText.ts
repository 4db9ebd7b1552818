import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { ImportedRow } from './importState.ts';
import { goodsImportMessages } from './messages.ts';

/** Why a row is not imported, in words. */
export function useFaultText(): (fault: ImportedRow['fault']) => string {
  const t = useMessages(goodsImportMessages);
  return (fault) => {
    if (fault === null || typeof fault === 'string') return fault ?? '';
    return fault.cell === '' ? t(fault.fault) : t('cell', { column: fault.column, cell: fault.cell, fault: t(fault.fault) });
  };
}
