import type { Currency, PriceStep, TaxMode } from '@chippage/api/types';
import { CheckIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { UnitPrice } from '../money/Money.tsx';
import { priceText } from '../money/moneyText.ts';
import { useRestedAnnouncement } from '../useRestedAnnouncement.ts';
import { nextStep, stepAt } from './ladder.ts';
import { priceLadderMessages } from './messages.ts';
import * as styles from './PriceLadder.css.ts';

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

/** Prices by quantity. The step that holds is marked by a bar, a word and `aria-current`; the next one is told in words. */
export function PriceLadder({ steps, currency, taxMode, unit, quantity, multiple = 1, most = null }: PriceLadderProps) {
  const t = useMessages(priceLadderMessages);
  const at = quantity === undefined ? -1 : stepAt(steps, quantity);
  const price = (step: PriceStep) => priceText(step.unitPrice, currency);
  const current = steps[at];
  const next = quantity === undefined ? null : nextStep(steps, quantity, { multiple, most });
  useRestedAnnouncement(current ? t('now', { price: price(current) }) : '');

  if (steps.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <div className={styles.ladder}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('quantity', { unit })}</th>
            <th scope="col">{t(taxMode)}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step.minQuantity} className={styles.row} aria-current={index === at ? 'true' : undefined}>
              <th scope="row">
                <span className={styles.from}>
                  {t('from', { quantity: formatNumber(step.minQuantity) })}
                  {index === at && (
                    <Tag tone="accent" icon={<CheckIcon size={14} />}>
                      {t('current')}
                    </Tag>
                  )}
                </span>
              </th>
              <td>
                <UnitPrice value={step.unitPrice} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && <p className={styles.next}>{t('next', { more: formatNumber(next.more), unit, price: price(next.step) })}</p>}
    </div>
  );
}
