import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { merchantGoodsMessages } from './messages.ts';
import * as styles from './MerchantGoods.css.ts';
import { readStock } from './stockInput.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import { useDrafts } from '../../../parts/form/DraftsProvider.tsx';
import { useDraft } from '../../../parts/form/useDraft.ts';

interface StockFieldProps {
  /** What is typed is kept under it until it is saved, e.g. `stock:7:SZ`. */
  draftKey: string;
  mpn: string;
  unit: string;
  warehouse: string;
  /** Null: not known. */
  quantity: number | null;
  /** Rejects with the server's refusal, whose words are shown. */
  onSave: (quantity: number) => Promise<unknown>;
}

/** The stock of goods in one warehouse, changed in its place. */
export function StockField({ draftKey, mpn, unit, warehouse, quantity, onSave }: StockFieldProps) {
  const t = useMessages(merchantGoodsMessages);
  const kept = quantity === null ? '' : String(quantity);
  const draft = useDraft(useDrafts(), draftKey);
  // An emptied field is typed into as well.
  const [isTyped, setTyped] = useState(false);
  const text = isTyped || draft.text !== '' ? draft.text : kept;
  const [isWrong, setWrong] = useState(false);
  const action = useAction(t('failed'));
  const error = isWrong ? t('wrong') : action.failure?.text;
  const [saved, setSaved] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDirty = text.trim() !== kept;
  const send = async (pieces: number) => {
    const isDone = await action.run('save', () => onSave(pieces));
    if (isDone) {
      draft.forget();
      setTyped(false);
      setSaved(pieces);
    }
    // The button went away with what it saved.
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.isPending || !isDirty) return;
    const pieces = readStock(text);
    setWrong(pieces === null);
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
        value={text}
        onChange={(value) => {
          // What stands there already is nothing to keep.
          if (value.trim() === kept) draft.forget();
          else draft.setText(value);
          setTyped(value.trim() !== kept);
          setWrong(false);
          action.clear();
          setSaved(null);
        }}
        error={error}
        inputRef={input}
      />
      {isDirty && (
        <Button type="submit" size="sm" isPending={action.isPending} aria-label={t('saveOf', { mpn, warehouse })}>
          {t('save')}
        </Button>
      )}
      {/* Always there, so that what comes into it is spoken. */}
      <span role="status" className={styles.saved}>
        {saved !== null && !isDirty && t('saved', { quantity: formatNumber(saved) })}
      </span>
      {isDirty && !isTyped && <span className={styles.unsaved}>{t('unsaved', { now: quantity === null ? t('unknownStock') : formatNumber(quantity) })}</span>}
    </form>
  );
}
