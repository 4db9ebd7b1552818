import { useRestedAnnouncement } from '../Announcer/useRestedAnnouncement.ts';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import { Price } from '../Money/Money.tsx';
import { type MoneyCurrency, priceText } from '../Money/moneyText.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type LadderStep, nextStep, stepAt } from './ladder.ts';
import * as styles from './PriceLadder.css.ts';

/** The words of a ladder. */
export interface LadderWords {
  /** Names the table: 阶梯价. */
  caption: string;
  /** Head of the quantities, with what is counted: 数量（个）. */
  quantity: string;
  /** Head of the prices, with their tax: 单价（含税 13%）. */
  price: string;
  /** A step: 100+. */
  from: (quantity: number) => string;
  /** Marks the step that holds: 当前. */
  current: string;
  /** What the next step takes and brings: 再加 50 个，单价降至 ¥6.42. */
  next: (more: number, price: string) => string;
  /** Said when another step holds: 单价 ¥6.42. */
  now: (price: string) => string;
  /** Stands where there is no price: 暂无报价. */
  none: string;
}

/** Props of `PriceLadder`. */
export interface PriceLadderProps {
  /** From the smallest quantity on. */
  steps: readonly LadderStep[];
  /** What it is paid in. @default 'CNY' */
  currency?: MoneyCurrency;
  /** The quantity that is chosen; absent: no step is current. */
  quantity?: number;
  /** Quantities are multiples of it. @default 1 */
  multiple?: number;
  /** More than this cannot be ordered, so a step above it is not offered. @default no limit */
  most?: number | null;
  /** Whether so many are near enough to tell that a lower price begins there. @default always */
  isNear?: (quantity: number) => boolean;
  /** Its words. */
  words: LadderWords;
}

/** Prices by quantity. The step that holds is marked by a bar, a word and `aria-current`; the next one is told in words. */
export function PriceLadder({ steps, currency = 'CNY', quantity, multiple = 1, most = null, isNear, words }: PriceLadderProps) {
  const at = quantity === undefined ? -1 : stepAt(steps, quantity);
  const price = (step: LadderStep) => priceText(step.unitPrice, currency);
  const current = steps[at];
  const step = quantity === undefined ? null : nextStep(steps, quantity, { multiple, most });
  const next = step && (isNear?.(step.quantity) ?? true) ? step : null;
  useRestedAnnouncement(current ? words.now(price(current)) : '');

  if (steps.length === 0) return <p className={styles.none}>{words.none}</p>;
  return (
    <div className={styles.ladder}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step.minQuantity} className={styles.row} aria-current={index === at ? 'true' : undefined}>
              <th scope="row">
                <span className={styles.from}>
                  {words.from(step.minQuantity)}
                  {index === at && (
                    <Tag tone="accent" icon={<CheckIcon size={14} />}>
                      {words.current}
                    </Tag>
                  )}
                </span>
              </th>
              <td>
                <Price value={step.unitPrice} currency={currency} unknownLabel={words.none} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && <p className={styles.next}>{words.next(next.more, price(next.step))}</p>}
    </div>
  );
}
