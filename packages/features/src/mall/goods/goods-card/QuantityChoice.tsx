import type { GoodsRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CartIcon } from '@chippage/ui/Icon';
import { Popover } from '@chippage/ui/Popover';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { QuantityField } from '../../parts/quantity-field/QuantityField.tsx';
import { rulesOf } from './goodsRules.ts';
import { goodsWordMessages } from './messages.ts';
import * as styles from './QuantityChoice.css.ts';

interface QuantityChoiceProps {
  goods: GoodsRow;
  quantity: number;
  /** Words for what so many would be and cost; null where that cannot be ordered. */
  addsOf: (quantity: number) => string | null;
  onChange: (quantity: number) => void;
  onAdd: () => void;
  onClose: () => void;
  /** What it hangs on. */
  triggerRef: RefObject<HTMLElement | null>;
}

/** The quantity of goods in a list, with its rules and the nearest ones that can be ordered; it hangs on its row and moves nothing. */
export function QuantityChoice({ goods, quantity, addsOf, onChange, onAdd, onClose, triggerRef }: QuantityChoiceProps) {
  const t = useMessages(goodsWordMessages);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<number | null>(null);
  const adds = addsOf(quantity);
  return (
    <Popover label={t('quantityOf', { mpn: goods.mpn })} isOpen onOpenChange={onClose} triggerRef={triggerRef} placement="bottom end">
      <div className={styles.choice}>
        <QuantityField quantity={quantity} rules={rulesOf(goods)} name={goods.mpn} onChange={onChange} onTyping={setTyped} inputRef={input} />
        <FocusNow input={input} />
        <p className={styles.adds}>{typed === null ? (adds ?? t('toCorrect')) : (addsOf(typed) ?? t('typing'))}</p>
        <Button size="sm" icon={<CartIcon size={16} />} onPress={() => (adds === null ? input.current?.focus() : onAdd())}>
          {t('add')}
        </Button>
      </div>
    </Popover>
  );
}

/** Takes the focus when the window comes: its content is there only then. */
function FocusNow({ input }: { input: RefObject<HTMLInputElement | null> }) {
  useEffect(() => input.current?.focus(), [input]);
  return null;
}
