import type { OrderTotals } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { totalsMessages } from './messages.ts';

/** What a total is made of, in one line: 未税 ¥1,322.63 + 增值税 ¥171.94 + 运费 ¥0.00. */
export function useTotalsLine({ currency, untaxed, tax, freight }: OrderTotals): string {
  const t = useMessages(totalsMessages);
  const amount = (value: string | null, none: string) => (value === null ? none : moneyText(value, currency));
  return t('sum', { untaxed: moneyText(untaxed, currency), tax: amount(tax, t('notApplicable')), freight: amount(freight, t('collect')) });
}
