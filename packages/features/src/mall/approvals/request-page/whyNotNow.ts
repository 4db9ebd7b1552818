import type { OrderRequestLine } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { orderRequestPageMessages } from './messages.ts';

/** Why a line cannot be ordered now, in words; null when it can. */
export function whyNotNow(
  t: Translate<(typeof orderRequestPageMessages)['texts']>,
  { nowState, stock }: Pick<OrderRequestLine, 'nowState' | 'stock'>,
): string | null {
  if (nowState === 'ok' || nowState === 'changed') return null;
  return nowState === null ? t('gone') : t(nowState, { stock: formatNumber(stock ?? 0) });
}
