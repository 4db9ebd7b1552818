import type { GoodsRow } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { stockLineMessages } from './messages.ts';

/** How long goods take, in words; null when nobody knows. */
export function useLeadTime({ leadTimeDays }: Pick<GoodsRow, 'leadTimeDays'>): string | null {
  const t = useMessages(stockLineMessages);
  if (leadTimeDays === null) return null;
  return leadTimeDays > 0 ? t('days', { count: formatNumber(leadTimeDays) }) : t('fromStock');
}
