import type { Currency } from '@chippage/api/types';
import { Money as Amount } from '@chippage/ui/Money';
import { Price } from '@chippage/ui/Price';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { moneyMessages } from './messages.ts';

export interface MoneyProps {
  /** Decimal text as the server sent it; null when there is none. */
  value: string | null;
  currency: Currency;
  /** How loud it is; copper is for what has to be paid. @default 'plain' */
  tone?: 'plain' | 'strong' | 'money' | 'total';
}

/** An amount with two decimals. */
export function Money(props: MoneyProps) {
  const t = useMessages(moneyMessages);
  return <Amount {...props} unknownLabel={t('unknown')} />;
}

/** A price of one piece, with up to six decimals. */
export function UnitPrice(props: MoneyProps) {
  const t = useMessages(moneyMessages);
  return <Price {...props} unknownLabel={t('unknown')} />;
}
