import type { OrderPreparation, PreparedOrder } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import type { orderCreateMessages } from './messages.ts';
import { payMethodsOf } from './orderDraft.ts';

type T = Translate<(typeof orderCreateMessages)['texts']>;

/** Whether one of the orders has credit terms: only then is there a word about them. */
export const hasTerms = ({ orders }: OrderPreparation): boolean => orders.some(({ credit }) => credit !== null);

/** Why an order cannot be on credit terms; null: it can. */
function whyNot(t: T, { merchant: { name: merchant }, currency, credit, totals }: PreparedOrder): string | null {
  if (currency !== 'CNY') return t('termsDollar');
  if (credit === null) return t('termsNone', { merchant });
  if (credit.obstacle === 'paused') return t('termsPaused', { merchant });
  if (credit.obstacle === 'overdue') return t('termsOverdue', { merchant });
  if (credit.obstacle === null) return null;
  return t('termsOver', { merchant, remaining: moneyText(credit.remaining, 'CNY'), total: moneyText(totals.total, 'CNY') });
}

/** What credit terms are to these orders: what remains and when it is due, or why they cannot be used. */
export function termsWords(t: T, preparation: OrderPreparation): { isUsable: boolean; words: string } {
  const isUsable = payMethodsOf(preparation).includes('terms');
  const { orders } = preparation;
  if (!isUsable) return { isUsable, words: [...new Set(orders.flatMap((order) => whyNot(t, order) ?? []))].join('；') };
  const details = orders.flatMap(({ merchant, credit }) =>
    credit === null
      ? []
      : [t('termsLeft', { merchant: merchant.name, limit: moneyText(credit.limit, 'CNY'), remaining: moneyText(credit.remaining, 'CNY'), due: credit.dueOn })],
  );
  return { isUsable, words: t('termsAbout', { details: details.join('；') }) };
}
