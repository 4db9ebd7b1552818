import type { GoodsRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CartIcon } from '@chippage/ui/Icon';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { goodsWordMessages } from './messages.ts';
import { entryOf, type GoodsQuantity, obstacleOf } from './goodsRules.ts';
import * as styles from './GoodsParts.css.ts';

export interface AddButtonProps {
  goods: GoodsRow;
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** Puts the smallest quantity of goods into the cart, or says why it cannot be ordered. */
export function AddButton({ goods, onAddToCart }: AddButtonProps) {
  const t = useMessages(goodsWordMessages);
  const [isAdding, setAdding] = useState(false);
  const obstacle = obstacleOf(goods);
  if (obstacle !== null) return <span className={styles.obstacle}>{t(obstacle)}</span>;
  const { quantity } = entryOf(goods);
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    // What came of it the host says.
    await onAddToCart({ goodsId: goods.id, quantity }).finally(() => setAdding(false));
  };
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<CartIcon size={16} />}
      isPending={isAdding}
      pendingLabel={t('adding')}
      aria-label={t('addNamed', { mpn: goods.mpn, merchant: goods.merchant.name, quantity: formatNumber(quantity), unit: goods.unit })}
      onPress={() => void add()}
    >
      {t('add')}
    </Button>
  );
}
