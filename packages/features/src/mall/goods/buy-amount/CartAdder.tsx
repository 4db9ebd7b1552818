import type { GoodsRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CartIcon } from '@chippage/ui/Icon';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { costOf, type GoodsQuantity, lineOf } from '../goods-card/goodsRules.ts';
import * as styles from './CartAdder.css.ts';
import { buyAmountMessages } from './messages.ts';
import { useOutOfView } from './useOutOfView.ts';

interface CartAdderProps {
  goods: GoodsRow;
  quantity: number;
  /** Names the button where one offer among several is chosen, while the quantity can be ordered. */
  name?: string;
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
  /** Leads to the quantity, which cannot be ordered so. */
  onCorrect: () => void;
  /** Further ways to buy, beside the button. */
  children?: ReactNode;
}

/** Puts so many of goods into the cart. On a phone the button follows at the bottom, with quantity and amount, while it is out of view itself. */
export function CartAdder({ goods, quantity, name, onAddToCart, onCorrect, children }: CartAdderProps) {
  const t = useMessages(buyAmountMessages);
  const [isAdding, setAdding] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isFollowing = useOutOfView(place);
  const cost = costOf(goods, quantity);
  const add = async () => {
    if (cost === null) return onCorrect();
    if (isAdding) return;
    setAdding(true);
    // What came of it the host says.
    await onAddToCart(lineOf(goods, quantity)).finally(() => setAdding(false));
  };
  const button = (
    <Button
      isFullWidth
      icon={<CartIcon size={16} />}
      isPending={isAdding}
      pendingLabel={t('adding')}
      aria-label={cost === null ? undefined : name}
      onPress={() => void add()}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <div ref={place} className={children ? styles.ways : undefined}>
        {button}
        {children}
      </div>
      {isFollowing && (
        <div role="group" aria-label={t('bar', { mpn: goods.mpn })} className={styles.bar}>
          <span className={styles.barWords}>
            {cost === null ? (
              t('barToCorrect')
            ) : (
              <>
                <span className={styles.barQuantity}>{t('total', { quantity: formatNumber(quantity), unit: goods.unit, tax: t(goods.taxMode) })}</span>
                <Money value={cost} currency={goods.currency} tone="money" />
              </>
            )}
          </span>
          <span>{button}</span>
        </div>
      )}
    </>
  );
}
