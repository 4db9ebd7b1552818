import { isNearBreak } from '@chippage/api/quantity';
import type { Currency, PriceStep, TaxMode } from '@chippage/api/types';
import { PriceLadder as Ladder } from '@chippage/ui/PriceLadder';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { priceLadderMessages } from './messages.ts';

export interface PriceLadderProps {
  /** From the smallest quantity on. */
  steps: readonly PriceStep[];
  currency: Currency;
  taxMode: TaxMode;
  /** What is counted, in Chinese. */
  unit: string;
  /** The quantity that is chosen; absent: no step is current. */
  quantity?: number;
  /** Quantities are multiples of it. @default 1 */
  multiple?: number;
  /** More than this cannot be ordered, so a step above it is not offered. @default no limit */
  most?: number | null;
}

/** Prices by quantity, in the words of the mall. */
export function PriceLadder({ taxMode, unit, ...ladder }: PriceLadderProps) {
  const t = useMessages(priceLadderMessages);
  return (
    <Ladder
      {...ladder}
      isNear={(from) => ladder.quantity !== undefined && isNearBreak(ladder.quantity, from)}
      words={{
        caption: t('caption'),
        quantity: t('quantity', { unit }),
        price: t(taxMode),
        from: (quantity) => t('from', { quantity: formatNumber(quantity) }),
        current: t('current'),
        next: (more, price) => t('next', { more: formatNumber(more), unit, price }),
        now: (price) => t('now', { price }),
        none: t('none'),
      }}
    />
  );
}
