import { largestOf, problemOf, smallestOf } from '@chippage/api/quantity';
import type { GoodsDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { BellIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { BargainAsk } from '../../orders/bargain-dialog/bargainInput.ts';
import { type GoodsQuantity, lineOf, type Obstacle, obstacleOf, rulesOf } from '../goods-card/goodsRules.ts';
import { PriceLadder } from '../../parts/price-ladder/PriceLadder.tsx';
import { BuyAmount } from '../buy-amount/BuyAmount.tsx';
import { CartAdder } from '../buy-amount/CartAdder.tsx';
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
  const [typed, setTyped] = useState<number | null>(null);
  const [isBargaining, setBargaining] = useState(false);
  const obstacle = obstacleOf(goods);
  const rules = rulesOf(goods);
  const isValid = problemOf(rules, quantity) === null;
  const { unit, currency, taxMode, multiple, priceLadder } = goods;
  const field = useRef<HTMLInputElement>(null);
  const correct = () => field.current?.focus();
  const isWanting = obstacle === 'out_of_stock' || obstacle === 'too_little';
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
            {...(obstacle === null && isValid && { quantity })}
          />
        )}
        {obstacle !== null && <Alert tone={obstacle === 'off_sale' ? 'warn' : 'info'}>{t(words[obstacle])}</Alert>}
        <noscript>
          <p className={styles.note}>{t('needsScript')}</p>
        </noscript>
        {obstacle === null && (
          <div className={styles.scripted}>
            <BuyAmount goods={goods} quantity={quantity} typed={typed} onTyping={setTyped} onChange={setQuantity} inputRef={field} />
            <CartAdder goods={goods} quantity={typed ?? quantity} onAddToCart={onAddToCart} onCorrect={correct}>
              <Button isFullWidth variant="outline" onPress={() => (isValid ? onBuyNow(lineOf(goods, quantity)) : correct())}>
                {t('buyNow')}
              </Button>
            </CartAdder>
          </div>
        )}
        {(isWanting || goods.isOnSale) && (
          <div className={styles.moreWays}>
            {isWanting && (
              <ToggleButton size="md" isSelected={goods.isNoticeAsked} onChange={onNotice}>
                <BellIcon size={16} isFilled={goods.isNoticeAsked} />
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
      {isBargaining && <BargainDialog goods={goods} quantity={isValid ? quantity : smallestOf(goods)} isOpen onOpenChange={setBargaining} onAsk={onBargain} />}
    </Card>
  );
}
