import type { CartLine } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { memo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { type CartActions, isSameGoods } from './cartLines.ts';
import * as styles from './CartLine.css.ts';
import { CustomerRef } from './CustomerRef.tsx';
import { PartFacts } from './LineFacts.tsx';
import { cartMessages } from './messages.ts';

export interface PartColumnProps {
  /** Of the element that names the line. */
  id: string;
  line: CartLine;
  href: string;
  /** Where its part is laid beside others; undefined: it is not offered. */
  compareHref: string | undefined;
  /** Stay the same between renders. */
  actions: CartActions;
}

/** Which part a line is about, with what its buyer calls it. It is drawn anew only when one of them is another. */
export const PartColumn = memo(
  function PartColumn({ id, line, href, compareHref, actions }: PartColumnProps) {
    const t = useMessages(cartMessages);
    const { mpn } = line.goods;
    return (
      <div className={styles.part}>
        <div className={styles.facts}>
          <span id={id}>
            <Link tone="accent" isMono href={href}>
              {mpn}
            </Link>
          </span>
          <CustomerRef value={line.customerRef ?? ''} mpn={mpn} onSave={(customerRef) => actions.onCustomerRef(line.id, customerRef)} />
          {compareHref !== undefined && (
            <Link tone="quiet" href={compareHref} aria-label={t('compareOf', { mpn })}>
              {t('compare')}
            </Link>
          )}
        </div>
        <PartFacts line={line} />
      </div>
    );
  },
  (a, b) =>
    a.id === b.id &&
    a.href === b.href &&
    a.compareHref === b.compareHref &&
    a.actions === b.actions &&
    a.line.id === b.line.id &&
    a.line.customerRef === b.line.customerRef &&
    isSameGoods(a.line.goods, b.line.goods),
);
