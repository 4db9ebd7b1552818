import type { Currency, OrderTotals } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { totalsMessages } from './messages.ts';

interface AmountRowProps {
  /** `null`: there is none, which is said. */
  value: string | null;
  currency: Currency;
  /** What it is called, when that is not only what it is. */
  name?: string | undefined;
}

/** A name and its amount, in a list of amounts. */
export function AmountRow({ name, inWords, children }: { name: string; inWords?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {inWords !== undefined && <dd>{inWords}</dd>}
    </div>
  );
}

/** The tax; goods without it have none. */
function TaxRow({ value, currency, name }: AmountRowProps) {
  const t = useMessages(totalsMessages);
  return <AmountRow name={name ?? t('tax')}>{value === null ? t('notApplicable') : <Money value={value} currency={currency} />}</AmountRow>;
}

/** The freight, or that the receiver pays it. */
export function FreightRow({ value, currency }: AmountRowProps) {
  const t = useMessages(totalsMessages);
  return <AmountRow name={t('freight')}>{value === null ? t('collect') : <Money value={value} currency={currency} />}</AmountRow>;
}

interface TotalRowsProps {
  totals: Pick<OrderTotals, 'currency' | 'untaxed' | 'tax' | 'freight' | 'total'>;
  /** What the tax is called, when its rate is known. */
  taxName?: string | undefined;
  /** The total in Chinese capitals, right after it. */
  inWords?: string;
  /** What of it has gone back; its row comes after the total when there is any. */
  refunded?: string;
  /** How loud the total is: loudest where it is what has to be paid. @default 'total' */
  tone?: 'money' | 'total';
}

/** What has to be paid and what it is made of, in the order in which it adds up: untaxed, tax, freight, total. */
export function TotalRows({ totals: { currency, untaxed, tax, freight, total }, taxName, inWords, refunded, tone = 'total' }: TotalRowsProps) {
  const t = useMessages(totalsMessages);
  return (
    <>
      <AmountRow name={t(tax === null ? 'goodsUntaxed' : 'totalUntaxed')}>
        <Money value={untaxed} currency={currency} />
      </AmountRow>
      <TaxRow value={tax} currency={currency} name={taxName} />
      <FreightRow value={freight} currency={currency} />
      <AmountRow name={t(tax === null ? 'totalUntaxed' : 'totalTaxed')} inWords={inWords}>
        <Money value={total} currency={currency} tone={tone} />
      </AmountRow>
      {refunded !== undefined && Number(refunded) > 0 && (
        <AmountRow name={t('refunded')}>
          <Money value={`-${refunded}`} currency={currency} />
        </AmountRow>
      )}
    </>
  );
}
