import { hotWordsChangeLimits } from '@chippage/api/limits';
import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, type RefObject, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './HotWordsEditor.css.ts';
import { hotWordsEditorMessages } from './messages.ts';

/** As many words as the server takes. */
export const MOST = hotWordsChangeLimits.words.maxItems;
const LONGEST = hotWordsChangeLimits.words.items.maxLength;

export interface AddWordProps {
  /** The words that are there. */
  words: readonly string[];
  fieldRef: RefObject<HTMLInputElement | null>;
  onAdd: (word: string) => void;
}

/** One more word; the field keeps the focus, so that several can be typed in a row. */
export function AddWord({ words, fieldRef, onAdd }: AddWordProps) {
  const t = useMessages(hotWordsEditorMessages);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const problemOf = (word: string): string | undefined => {
    if (word === '') return t('required');
    if ([...word].length > LONGEST) return t('tooLong');
    if (words.some((each) => each.toLowerCase() === word.toLowerCase())) return t('known', { word });
    return words.length >= MOST ? t('full', { max: MOST }) : undefined;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const word = text.trim();
    const problem = problemOf(word);
    setError(problem);
    fieldRef.current?.focus();
    if (problem !== undefined) return;
    onAdd(word);
    setText('');
  };
  return (
    <form className={styles.add} noValidate onSubmit={add}>
      <div className={styles.field}>
        <TextField
          label={t('add')}
          isLabelHidden
          size="sm"
          placeholder={t('add')}
          description={t('addHint')}
          value={text}
          error={error}
          inputRef={fieldRef}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
      </div>
      <Button type="submit" size="sm" variant="outline">
        {t('addButton')}
      </Button>
    </form>
  );
}
