import { Button } from '@chippage/ui/Button';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../i18n/formatNumber.ts';
import * as styles from './elements.css.ts';
import { elementsMessages } from './messages.ts';

/** The most characters that are handed over: an address of that length is read by every browser. */
const MOST = 20_000;

export interface BomBoxProps {
  /** What stands in it at first. */
  list: string;
  onMatch: (list: string) => void;
}

/** Takes a bill of materials as it is typed or pasted, for the portal to match. */
export function BomBox({ list, onMatch }: BomBoxProps) {
  const t = useMessages(elementsMessages);
  const [text, setText] = useState(list);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = text.trim() === '' ? t('bomEmpty') : text.length > MOST ? t('bomTooLong', { most: formatNumber(MOST) }) : undefined;
    setError(wrong);
    if (wrong === undefined) onMatch(text.trim());
    else field.current?.focus();
  };
  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <div className={styles.wide}>
        <TextArea
          label={t('bom')}
          description={t('bomHint')}
          placeholder={t('bomExample')}
          isMono
          rows={5}
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
          inputRef={field}
          {...(error !== undefined && { error })}
        />
      </div>
      <Button type="submit">{t('bomMatch')}</Button>
    </form>
  );
}
