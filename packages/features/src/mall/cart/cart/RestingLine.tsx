import type { CartLine } from '@chippage/api/types';
import { memo } from 'react';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money, UnitPrice } from '../../../parts/money/Money.tsx';
import { isSameLine } from './cartLines.ts';
import * as styles from './CartLine.css.ts';
import { PartFacts } from './LineFacts.tsx';

/** The facts of a line far below, for the moment until its controls are there. */
export const RestingLine = memo(Resting, (a, b) => isSameLine(a.line, b.line));

function Resting({ line }: { line: CartLine }) {
  const { goods, quantity, unitPrice, lineTotal } = line;
  return (
    <li className={styles.line}>
      <div className={styles.part}>
        <span translate="no">{goods.mpn}</span>
        <PartFacts line={line} />
      </div>
      <div className={styles.price}>
        <UnitPrice value={unitPrice} currency={goods.currency} />
      </div>
      <div className={styles.quantity}>{formatNumber(quantity)}</div>
      <div className={styles.subtotal}>{lineTotal !== null && <Money value={lineTotal} currency={goods.currency} tone="money" />}</div>
    </li>
  );
}
