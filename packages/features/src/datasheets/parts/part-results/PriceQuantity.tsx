import { LARGEST } from '@chippage/api/quantity';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { partResultsMessages } from './messages.ts';
import * as styles from './ResultsBar.css.ts';

export interface PriceQuantityProps {
  quantity: number;
  onChange: (quantity: number) => void;
}

/** For how many pieces prices are shown. Taken over with Enter and when focus leaves. */
export function PriceQuantity({ quantity, onChange }: PriceQuantityProps) {
  const t = useMessages(partResultsMessages);
  // While something is being typed; null: the quantity itself is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    if (typed === null) return;
    const wanted = Number(typed.replaceAll(/[\s,，]/g, ''));
    const isQuantity = Number.isInteger(wanted) && wanted >= 1 && wanted <= LARGEST;
    setIsWrong(!isQuantity);
    if (!isQuantity) return;
    setTyped(null);
    if (wanted !== quantity) onChange(wanted);
  };
  return (
    <form
      className={styles.quantity}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={t('quantity')}
        isLabelHidden
        size="sm"
        isMono
        inputMode="numeric"
        autoComplete="off"
        prefix={<span className={styles.quantityWords}>{t('quantityShort')}</span>}
        value={typed ?? formatNumber(quantity)}
        onChange={setTyped}
        onBlur={take}
        {...(isWrong && { error: t('quantityWrong', { most: formatNumber(LARGEST) }) })}
      />
    </form>
  );
}
