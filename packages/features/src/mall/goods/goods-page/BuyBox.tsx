import { largestOf, problemOf, smallestOf } from '@chippage/api/quantity';
import type { GoodsDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { BellIcon, CartIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { BargainAsk } from '../../orders/bargain-dialog/bargainInput.ts';
import { costOf, type GoodsQuantity, lineOf, type Obstacle, obstacleOf, rulesOf } from '../goods-card/goodsRules.ts';
import { Money } from '../../parts/money/Money.tsx';
import { PriceLadder } from '../../parts/price-ladder/PriceLadder.tsx';
import { QuantityField } from '../../parts/quantity-field/QuantityField.tsx';
import { goodsPageMessages } from './messages.ts';
import * as styles from './GoodsPage.css.ts';

const BargainDialog = late(async () => (await import('../../orders/bargain-dialog/BargainDialog.tsx')).BargainDialog);

export interface BuyBoxProps {
  goods: GoodsDetail;
  /** Puts it into the cart and says what came of it. */
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
  onBuyNow: (line: GoodsQuantity) => void;
  onNotice: (isAsked: boolean) => void;
  /** Lets go on when the visitor may bargain, after a login where needed. */
  onBargainIntent: (open: () => void) => void;
  /** @throws ApiError whose words are shown */
  onBargain: (ask: BargainAsk) => Promise<void>;
}

const words: Record<Obstacle, 'offSale' | 'noPrice' | 'noStock' | 'tooLittle'> = {
  off_sale: 'offSale',
  no_price: 'noPrice',
  out_of_stock: 'noStock',
  too_little: 'tooLittle',
};

/** Prices by quantity, the quantity with its rules, what that comes to, and the ways to buy. */
export function BuyBox({ goods, onAddToCart, onBuyNow, onNotice, onBargainIntent, onBargain }: BuyBoxProps) {
  const t = useMessages(goodsPageMessages);
  const [quantity, setQuantity] = useState(smallestOf(goods));
  const [isAdding, setAdding] = useState(false);
  const [isBargaining, setBargaining] = useState(false);
  const obstacle = obstacleOf(goods);
  const rules = rulesOf(goods);
  const isValid = problemOf(rules, quantity) === null;
  const total = costOf(goods, quantity);
  const { unit, currency, taxMode, multiple, priceLadder, mpn } = goods;
  const isWanting = obstacle === 'out_of_stock' || obstacle === 'too_little';
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    await onAddToCart(lineOf(goods, quantity)).finally(() => setAdding(false));
  };
  return (
    <Card title={t('buy')} padding="md">
      <div className={styles.buy}>
        {priceLadder.length > 0 && (
          <PriceLadder
            steps={priceLadder}
            currency={currency}
            taxMode={taxMode}
            unit={unit}
            multiple={multiple}
            most={largestOf(rules)}
            {...(obstacle === null && { quantity })}
          />
        )}
        {obstacle !== null && <Alert tone={obstacle === 'off_sale' ? 'warn' : 'info'}>{t(words[obstacle])}</Alert>}
        {obstacle === null && (
          <>
            <QuantityField quantity={quantity} rules={rules} name={mpn} onChange={setQuantity} />
            <Spq goods={goods} quantity={isValid ? quantity : null} />
            <p className={styles.total}>
              <span className={styles.totalWords}>{t('total', { quantity: formatNumber(quantity), unit, tax: t(taxMode) })}</span>
              <Money value={total} currency={currency} tone="total" />
            </p>
            <div className={styles.ways}>
              <Button
                isFullWidth
                icon={<CartIcon size={16} />}
                isDisabled={!isValid}
                isPending={isAdding}
                pendingLabel={t('adding')}
                onPress={() => void add()}
              >
                {t('add')}
              </Button>
              <Button isFullWidth variant="outline" isDisabled={!isValid} onPress={() => onBuyNow(lineOf(goods, quantity))}>
                {t('buyNow')}
              </Button>
            </div>
          </>
        )}
        {(isWanting || goods.isOnSale) && (
          <div className={styles.moreWays}>
            {isWanting && (
              <ToggleButton size="md" isSelected={goods.isNoticeAsked} onChange={onNotice}>
                <BellIcon size={16} />
                {t('notice')}
              </ToggleButton>
            )}
            {goods.isOnSale && (
              <Button
                variant="outline"
                onHoverStart={BargainDialog.preload}
                onFocus={BargainDialog.preload}
                onPress={() => onBargainIntent(() => setBargaining(true))}
              >
                {t('bargain')}
              </Button>
            )}
          </div>
        )}
      </div>
      {isBargaining && <BargainDialog goods={goods} quantity={quantity} isOpen onOpenChange={setBargaining} onAsk={onBargain} />}
    </Card>
  );
}

/** How many make a whole package, and how many more that takes. */
function Spq({ goods: { spq, unit }, quantity }: { goods: GoodsDetail; quantity: number | null }) {
  const t = useMessages(goodsPageMessages);
  if (spq === null || spq === 1) return null;
  const missing = quantity === null ? 0 : (spq - (quantity % spq)) % spq;
  return (
    <p className={styles.note}>
      {t('spq', { count: formatNumber(spq), unit })}
      {missing > 0 && <span className={styles.missing}>{t('spqMissing', { count: formatNumber(missing), unit })}</span>}
    </p>
  );
}
