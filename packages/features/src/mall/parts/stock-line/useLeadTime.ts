import type { GoodsRow } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { stockLineMessages } from './messages.ts';

/** How long goods take, in words; null when nobody knows, as of those at once of which there are none. */
export function useLeadTime({ leadTimeDays, stock }: Pick<GoodsRow, 'leadTimeDays' | 'stock'>): string | null {
  const t = useMessages(stockLineMessages);
  if (leadTimeDays === null || (leadTimeDays === 0 && stock === 0)) return null;
  return leadTimeDays > 0 ? t('days', { count: formatNumber(leadTimeDays) }) : t('fromStock');
}
