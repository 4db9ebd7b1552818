import { cartReferenceLimits } from '@chippage/api/limits';
import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './CartLine.css.ts';
import { cartMessages } from './messages.ts';

const MOST = cartReferenceLimits.customerRef.maxLength;

interface CustomerRefProps {
  value: string;
  mpn: string;
  onSave: (value: string) => void;
}

/** The buyer's own number for a line: a text with a button, then a field in its place. Too long is told, never cut. */
export function CustomerRef({ value, mpn, onSave }: CustomerRefProps) {
  const t = useMessages(cartMessages);
  const [text, setText] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // The field goes away with the focus in it: its opener takes it back as soon as it stands there.
  const isReturning = useRef(false);
  const takeFocus = useCallback((opener: HTMLButtonElement | null) => {
    if (opener && isReturning.current) opener.focus();
    isReturning.current = false;
  }, []);
  const close = () => {
    isReturning.current = true;
    setText(null);
  };

  if (text === null) {
    return (
      <span className={styles.ref}>
        {value !== '' && <span>{t('refOf', { value })}</span>}
        <Button
          ref={takeFocus}
          variant="plain"
          size="sm"
          aria-label={`${t(value === '' ? 'refAdd' : 'refEdit')} ${t('refLabel', { mpn })}`}
          onPress={() => setText(value)}
        >
          {t(value === '' ? 'refAdd' : 'refEdit')}
        </Button>
      </span>
    );
  }
  const over = [...text].length - MOST;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (over > 0) return field.current?.focus();
    if (text.trim() !== value) onSave(text.trim());
    close();
  };
  return (
    <form className={styles.refForm} noValidate onSubmit={save}>
      <TextField
        label={t('refLabel', { mpn })}
        isLabelHidden
        isMono
        size="sm"
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
        error={over > 0 ? t('refTooLong', { count: over }) : undefined}
        inputRef={field}
        // Its opener was pressed.
        autoFocus
      />
      <Button type="submit" size="sm" variant="outline">
        {t('refSave')}
      </Button>
      <Button size="sm" variant="plain" onPress={close}>
        {t('refCancel')}
      </Button>
    </form>
  );
}
