import type { GoodsRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CartIcon, EditIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { goodsWordMessages } from './messages.ts';
import { costOf, entryOf, type GoodsQuantity, lineOf, obstacleOf } from './goodsRules.ts';
import * as styles from './GoodsParts.css.ts';

const QuantityChoice = late(async () => (await import('./QuantityChoice.tsx')).QuantityChoice);

export interface AddButtonProps {
  goods: GoodsRow;
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** Puts goods into the cart and shows before how many and what they cost, from the smallest quantity on; or says why they cannot be ordered. */
export function AddButton({ goods, onAddToCart }: AddButtonProps) {
  const t = useMessages(goodsWordMessages);
  const [isAdding, setAdding] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [quantity, setQuantity] = useState(() => entryOf(goods).quantity);
  const edit = useRef<HTMLButtonElement>(null);
  const obstacle = obstacleOf(goods);
  if (obstacle !== null) return <span className={styles.obstacle}>{t(obstacle)}</span>;
  const { mpn, merchant, unit, currency } = goods;
  const cost = costOf(goods, quantity);
  const many = formatNumber(quantity);
  const addsOf = (asked: number) => {
    const amount = costOf(goods, asked);
    return amount === null ? null : t('adds', { quantity: formatNumber(asked), unit, amount: moneyText(amount, currency) });
  };
  const adds = addsOf(quantity);
  const add = async () => {
    // The quantity has to be corrected first.
    if (cost === null) return setChoosing(true);
    if (isAdding) return;
    setChoosing(false);
    setAdding(true);
    // What came of it the host says.
    await onAddToCart(lineOf(goods, quantity)).finally(() => setAdding(false));
  };
  return (
    <span className={styles.add}>
      <Button
        ref={edit}
        variant="plain"
        size="sm"
        icon={<EditIcon size={16} />}
        aria-label={t('chooseQuantity', { adds: adds ?? t('toCorrect'), mpn, merchant: merchant.name })}
        aria-haspopup="dialog"
        aria-expanded={isChoosing}
        onHoverStart={QuantityChoice.preload}
        onFocus={QuantityChoice.preload}
        onPress={() => setChoosing(true)}
      >
        {adds ?? t('toCorrect')}
      </Button>
      {isChoosing && (
        <QuantityChoice
          goods={goods}
          quantity={quantity}
          addsOf={addsOf}
          onChange={setQuantity}
          onAdd={() => void add()}
          onClose={() => setChoosing(false)}
          triggerRef={edit}
        />
      )}
      <Button
        variant="outline"
        size="sm"
        icon={<CartIcon size={16} />}
        isPending={isAdding}
        pendingLabel={t('adding')}
        aria-label={cost === null ? t('addWrong', { mpn, merchant: merchant.name }) : t('addNamed', { mpn, merchant: merchant.name, quantity: many, unit })}
        onPress={() => void add()}
      >
        {t('add')}
      </Button>
    </span>
  );
}
