import { largestOf } from '@chippage/api/quantity';
import type { GoodsRow } from '@chippage/api/types';
import { LinkButton } from '@chippage/ui/LinkButton';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { Tag } from '@chippage/ui/Tag';
import { useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { PriceLadder } from '../../parts/price-ladder/PriceLadder.tsx';
import { BuyAmount } from '../buy-amount/BuyAmount.tsx';
import { CartAdder } from '../buy-amount/CartAdder.tsx';
import { GoodsPrice } from '../goods-card/GoodsParts.tsx';
import { costOf, type GoodsQuantity, obstacleOf, rulesOf } from '../goods-card/goodsRules.ts';
import { goodsWordMessages } from '../goods-card/messages.ts';
import { partGoodsMessages } from './messages.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { type OfferSort, pickOffers } from './offerView.ts';
import * as styles from './PartGoodsRows.css.ts';

export interface OfferChoiceProps {
  /** Goods of one part, the best first: it is chosen until another one is. */
  goods: readonly GoodsRow[];
  /** The order in which they are shown. */
  sort: OfferSort;
  /** How many are shown. */
  most: number;
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** One offer of a part is chosen, and how many; every offer shows its price at that quantity. Another seller's rules may correct the quantity, which is said. */
export function OfferChoice({ goods: offers, sort, most, onAddToCart }: OfferChoiceProps) {
  const t = useMessages(partGoodsMessages);
  const words = useMessages(goodsWordMessages);
  const [chosenId, setChosenId] = useState<number>();
  // What was written, and at which offer: there it stays as written, elsewhere the rules correct it.
  const [asked, setAsked] = useState<{ quantity: number; at: number }>();
  const [typed, setTyped] = useState<number | null>(null);
  // An empty field and 0 ask for nothing.
  const wanted = asked && asked.quantity >= 1 ? asked.quantity : undefined;
  const { rows, chosen, fitting } = pickOffers(offers, { sort, most, chosenId, wanted });
  const field = useRef<HTMLInputElement>(null);
  const quantity = asked && asked.at === chosen?.id ? asked.quantity : fitting;
  return (
    <>
      <RadioGroup label={t('seller')} isLabelHidden look="rows" value={chosen ? String(chosen.id) : null} onChange={(id) => setChosenId(Number(id))}>
        {rows.map((goods) => (
          <RadioCard
            key={goods.id}
            value={String(goods.id)}
            isDisabled={obstacleOf(goods) !== null}
            description={<OfferFacts goods={goods} />}
            action={<Details goods={goods} />}
          >
            <span className={styles.top}>
              <span className={styles.name}>
                {goods.merchant.name} {goods.merchant.isSample && <Tag>{words('sample')}</Tag>}
              </span>
              <GoodsPrice goods={goods} at={wanted ?? fitting} />
            </span>
          </RadioCard>
        ))}
      </RadioGroup>
      {chosen && quantity !== undefined && (
        <div className={styles.buy}>
          <PriceLadder
            steps={chosen.priceLadder}
            currency={chosen.currency}
            taxMode={chosen.taxMode}
            unit={chosen.unit}
            multiple={chosen.multiple}
            most={largestOf(rulesOf(chosen))}
            {...(costOf(chosen, quantity) !== null && { quantity })}
          />
          <BuyAmount
            goods={chosen}
            quantity={quantity}
            typed={typed}
            onTyping={setTyped}
            isAdjusted={wanted !== undefined && quantity !== wanted}
            onChange={(next) => setAsked({ quantity: next, at: chosen.id })}
            inputRef={field}
          />
          <CartAdder
            goods={chosen}
            quantity={typed ?? quantity}
            name={words('addNamed', { mpn: chosen.mpn, merchant: chosen.merchant.name, quantity: formatNumber(quantity), unit: chosen.unit })}
            onAddToCart={onAddToCart}
            onCorrect={() => field.current?.focus()}
          />
        </div>
      )}
    </>
  );
}

function Details({ goods: { id, merchant, currency } }: { goods: GoodsRow }) {
  const t = useMessages(partGoodsMessages);
  return (
    <LinkButton variant="plain" size="sm" href={usePaths(mallPaths).goodsDetail(id)} aria-label={t('detailsNamed', { merchant: merchant.name, currency })}>
      {t('details')}
    </LinkButton>
  );
}
