import { moneyText } from '../../../parts/money/moneyText.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { Currency } from '@chippage/api/types';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { receiptUploadMessages } from './messages.ts';

/** What a buyer says of a transfer. */
export interface ReceiptInput {
  amount: string;
  payerName: string;
  payerBank: string;
  accountTail: string;
  paidOn: string;
  serialNo: string;
}

/** What decides whether it is right. */
export interface ReceiptFacts {
  total: string;
  currency: Currency;
  /** The day it is in China, `YYYY-MM-DD`. */
  today: string;
}

/** An amount as the contract wants it, `1,634.7` → `1634.70`; null for what is none. */
export function amountOf(text: string): string | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[,，\s¥$]|US/g, '')) ?? [];
  return whole === undefined ? null : `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;
}

/** What is wrong, in the order of the fields. */
export function receiptProblems(
  t: Translate<typeof receiptUploadMessages.texts>,
  { amount, payerName, payerBank, accountTail, paidOn, serialNo }: ReceiptInput,
  { total, currency, today }: ReceiptFacts,
): Problems<ReceiptInput> {
  const tooLong = (text: string, most: number) => ([...text].length > most ? t('tooLong', { most }) : undefined);
  const found: Problems<ReceiptInput> = {
    amount: amountOf(amount) === amountOf(total) ? undefined : t('amountWrong', { total: moneyText(total, currency) }),
    payerName: payerName.trim() === '' ? t('payerNameMissing') : tooLong(payerName, 100),
    paidOn: paidOn === '' ? t('paidOnMissing') : paidOn > today ? t('paidOnLate') : undefined,
    payerBank: tooLong(payerBank, 100),
    accountTail: /^(\d{4})?$/.test(accountTail.trim()) ? undefined : t('accountTailWrong'),
    serialNo: tooLong(serialNo, 40),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
