import type { Currency } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Money } from '../money/Money.tsx';
import { totalsMessages } from './messages.ts';

interface AmountRowProps {
  /** `null`: there is none, which is said. */
  value: string | null;
  currency: Currency;
  /** What it is called, when that is not only what it is. */
  name?: string | undefined;
}

/** A name and its amount, in a list of amounts. */
export function AmountRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The tax; goods without it have none. */
export function TaxRow({ value, currency, name }: AmountRowProps) {
  const t = useMessages(totalsMessages);
  return <AmountRow name={name ?? t('tax')}>{value === null ? t('notApplicable') : <Money value={value} currency={currency} />}</AmountRow>;
}

/** The freight, or that the receiver pays it. */
export function FreightRow({ value, currency, name }: AmountRowProps) {
  const t = useMessages(totalsMessages);
  return <AmountRow name={name ?? t('freight')}>{value === null ? t('collect') : <Money value={value} currency={currency} />}</AmountRow>;
}
