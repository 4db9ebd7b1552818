import type { PartRow } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { lifecycleMessages } from '../../../parts/lifecycle-mark/messages.ts';
import type { CompareRow } from './compareRow.ts';
import { compareRows } from './compareRows.ts';
import { partCompareMessages } from './messages.ts';

/** The facts of parts side by side, in words. */
export function useCompareRows(parts: readonly PartRow[]): CompareRow[] {
  const t = useMessages(partCompareMessages);
  const lifecycle = useMessages(lifecycleMessages);
  return compareRows(parts, {
    brand: t('brand'),
    category: t('category'),
    packageCase: t('packageCase'),
    pins: t('pins'),
    lifecycle: t('lifecycle'),
    lifecycleName: (name) => lifecycle(name),
    price: t('price'),
    priceMoq: (words) => t('priceMoq', words),
    priceMultiple: (words) => t('priceMultiple', words),
    lineTotal: t('lineTotal'),
    lineTotalFor: (words) => t('lineTotalFor', words),
    breakFrom: t('breakFrom'),
    breakFromAt: (words) => t('breakFromAt', words),
    stock: t('stock'),
    noStock: t('noStock'),
    noStockLead: (words) => t('noStockLead', words),
    sellers: t('sellers'),
  });
}
