import { capitalsOf } from './capitals.ts';
import { moneyText, priceText, type MoneyCurrency } from './moneyText.ts';
import * as styles from './Money.css.ts';

/** Props of `Money` and `Price`. */
export interface MoneyProps {
  /** Decimal text as the server sent it; null when there is none. Never a float. */
  value: string | null | undefined;
  /** What it is paid in. @default 'CNY' */
  currency?: MoneyCurrency;
  /** How loud it is; copper is for what has to be paid. @default 'plain' */
  tone?: 'plain' | 'strong' | 'money' | 'total';
  /** Stands where there is no amount: 暂无报价. Never a zero. */
  unknownLabel: string;
}

/** An amount with two decimals, exact to the last digit. */
export function Money({ value, currency = 'CNY', ...props }: MoneyProps) {
  return <Amount text={typeof value === 'string' ? moneyText(value, currency) : ''} {...props} />;
}

/** A price of one piece: up to six decimals, no zeros at its end beyond the second. */
export function Price({ value, currency = 'CNY', ...props }: MoneyProps) {
  return <Amount text={typeof value === 'string' ? priceText(value, currency) : ''} {...props} />;
}

/** Props of `CapitalMoney`. */
export interface CapitalMoneyProps extends Pick<MoneyProps, 'value' | 'unknownLabel'> {
  /** Written right before the amount, as papers demand: 人民币. */
  currencyName: string;
}

/** An amount in renminbi in Chinese capitals, as on contracts, receipts and invoices. */
export function CapitalMoney({ value, currencyName, unknownLabel }: CapitalMoneyProps) {
  const capitals = typeof value === 'string' ? capitalsOf(value) : '';
  return <Amount text={capitals && currencyName + capitals} look={styles.capitals} tone="plain" unknownLabel={unknownLabel} />;
}

function Amount({ text, look = styles.digits, tone = 'plain', unknownLabel }: { text: string; look?: string } & Pick<MoneyProps, 'tone' | 'unknownLabel'>) {
  if (text === '') return <span className={styles.unknown}>{unknownLabel}</span>;
  return <span className={`${styles.amount} ${look} ${styles.tone[tone]}`}>{text}</span>;
}
