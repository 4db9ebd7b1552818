import type { Currency } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { moneyMessages } from './messages.ts';
import * as styles from './Money.css.ts';
import { moneyText, priceText } from './moneyText.ts';

export interface MoneyProps {
  /** Decimal text as the server sent it; null when there is none. */
  value: string | null;
  currency: Currency;
  /** How loud it is; copper is for what has to be paid. @default 'plain' */
  tone?: 'plain' | 'strong' | 'money' | 'total';
}

/** An amount with two decimals. */
export function Money({ value, currency, tone = 'plain' }: MoneyProps) {
  return <Amount text={value === null ? '' : moneyText(value, currency)} tone={tone} />;
}

/** A price of one piece, with up to six decimals. */
export function UnitPrice({ value, currency, tone = 'plain' }: MoneyProps) {
  return <Amount text={value === null ? '' : priceText(value, currency)} tone={tone} />;
}

function Amount({ text, tone }: { text: string; tone: NonNullable<MoneyProps['tone']> }) {
  const t = useMessages(moneyMessages);
  if (text === '') return <span className={styles.unknown}>{t('unknown')}</span>;
  return <span className={`${styles.amount} ${styles.tone[tone]}`}>{text}</span>;
}
