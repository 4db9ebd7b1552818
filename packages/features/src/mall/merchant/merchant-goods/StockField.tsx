import { ApiError } from '@chippage/api/errors';
import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { merchantGoodsMessages } from './messages.ts';
import * as styles from './MerchantGoods.css.ts';
import { readStock } from './stockInput.ts';

interface StockFieldProps {
  mpn: string;
  unit: string;
  warehouse: string;
  /** Null: not known. */
  quantity: number | null;
  /** Rejects with the server's refusal, whose words are shown. */
  onSave: (quantity: number) => Promise<unknown>;
}

/** The stock of goods in one warehouse, changed in its place. */
export function StockField({ mpn, unit, warehouse, quantity, onSave }: StockFieldProps) {
  const t = useMessages(merchantGoodsMessages);
  const kept = quantity === null ? '' : String(quantity);
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [saved, setSaved] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDirty = text !== null && text.trim() !== kept;
  const send = async (pieces: number) => {
    setPending(true);
    try {
      await onSave(pieces);
      setText(null);
      setSaved(pieces);
    } catch (problem) {
      setError(problem instanceof ApiError ? problem.message : t('failed'));
    } finally {
      setPending(false);
    }
    // The button went away with what it saved.
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isDirty) return;
    const pieces = readStock(text);
    setError(pieces === null ? t('wrong') : undefined);
    if (pieces === null) input.current?.focus();
    else void send(pieces);
  };
  return (
    <form className={styles.field} noValidate onSubmit={submit}>
      <span className={styles.warehouse}>{warehouse}</span>
      <TextField
        label={t('stock', { mpn, warehouse })}
        isLabelHidden
        size="sm"
        isMono
        inputMode="numeric"
        placeholder={t('unknownStock')}
        suffix={<span className={styles.unit}>{unit}</span>}
        value={text ?? kept}
        onChange={(value) => {
          setText(value);
          setError(undefined);
          setSaved(null);
        }}
        error={error}
        inputRef={input}
      />
      {isDirty && (
        <Button type="submit" size="sm" isPending={isPending} aria-label={t('saveOf', { mpn, warehouse })}>
          {t('save')}
        </Button>
      )}
      {/* Always there, so that what comes into it is spoken. */}
      <span role="status" className={styles.saved}>
        {saved !== null && !isDirty && t('saved', { quantity: formatNumber(saved) })}
      </span>
    </form>
  );
}
