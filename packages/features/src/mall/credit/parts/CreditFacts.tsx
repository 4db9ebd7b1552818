import type { CreditTerms } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { RequestFacts, RequestWords } from '../../merchant/request-item/RequestItem.tsx';
import { creditMessages } from './messages.ts';

const amount = (value: string, tone: 'plain' | 'strong' = 'plain') => <Money value={value} currency="CNY" tone={tone} />;

/** What was asked for, what was given, and what of it is used: the same words for both sides. */
export function CreditFacts({ terms }: { terms: CreditTerms }) {
  const t = useMessages(creditMessages);
  const { state, askedLimit, askedDays, limit, used, remaining, overdue, note, reason } = terms;
  const asked = [t('asked'), t('askedValue', { limit: moneyText(askedLimit, 'CNY'), days: askedDays })] as const;
  const isGiven = limit !== null && (state === 'active' || state === 'paused');
  const given = isGiven
    ? ([
        [t('limit'), amount(limit)],
        [t('used'), amount(used)],
        [t('remaining'), amount(remaining, 'strong')],
      ] as const)
    : used === '0.00'
      ? []
      : ([[t('used'), amount(used)]] as const);
  const late = overdue === '0.00' ? [] : ([[t('overdue'), amount(overdue, 'strong')]] as const);
  return (
    <>
      <RequestFacts facts={[...(isGiven ? [] : [asked]), ...given, ...late]} />
      {note !== null && state === 'applied' && <RequestWords>{t('note', { note })}</RequestWords>}
      {reason !== null && <RequestWords>{t('reason', { reason })}</RequestWords>}
    </>
  );
}
