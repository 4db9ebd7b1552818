import type { Loadable } from '@chippage/api/loadable';
import type { DirectoryHint, OwnLink } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { firstLetter } from '../../parts/letter-tile/firstLetter.ts';
import { LetterTile } from '../../parts/letter-tile/LetterTile.tsx';
import { linkProblems } from './linkProblems.ts';
import { NameField } from './NameField.tsx';
import { quickNavMessages } from './messages.ts';
import { NAME_LIMIT, type QuickNavTab, URL_LIMIT } from './ownNavigation.ts';
import * as styles from './QuickNavEditor.css.ts';

export interface LinkFormProps {
  tab: QuickNavTab;
  /** `null`: another one. */
  link: OwnLink | null;
  /** The links beside it: no address stands twice. */
  others: readonly OwnLink[];
  hints: Loadable<readonly DirectoryHint[]> | undefined;
  onHintInput: ((input: { tab: 'agent' | 'brand'; keywords: string }) => void) | undefined;
  onSave: (link: OwnLink) => void;
  onCancel: () => void;
}

/** Name and address of one link, in its own row. */
export function LinkForm({ tab, link, others, hints, onHintInput, onSave, onCancel }: LinkFormProps) {
  const t = useMessages(quickNavMessages);
  const [name, setName] = useState(link?.name ?? '');
  const [url, setUrl] = useState(link?.url ?? '');
  const [isAttempted, setAttempted] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const urlRef = useRef<HTMLInputElement>(null);
  const problems = isAttempted ? linkProblems(name, url, others) : {};
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setAttempted(true);
    const found = linkProblems(name, url, others);
    if (found.name) nameRef.current?.focus();
    else if (found.url) urlRef.current?.focus();
    else onSave({ name: name.trim(), url: url.trim(), image: link?.url === url.trim() ? link.image : null });
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <span className={styles.letter}>
        <LetterTile letters={firstLetter(name)} />
      </span>
      <div role="presentation" className={styles.fields} onKeyDown={keepForInputMethod}>
        <NameField
          tab={tab}
          name={name}
          onNameChange={setName}
          onPick={(hint) => {
            setName(hint.name.slice(0, NAME_LIMIT));
            if (hint.website !== null) setUrl(hint.website);
          }}
          hints={hints}
          onHintInput={onHintInput}
          error={problems.name && t(problems.name, { limit: NAME_LIMIT })}
          inputRef={nameRef}
        />
        <TextField
          label={t('url')}
          size="sm"
          isMono
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          value={url}
          onChange={setUrl}
          placeholder="https://"
          description={t('urlExample')}
          error={problems.url && t(problems.url, { limit: URL_LIMIT })}
          inputRef={urlRef}
        />
        <div className={styles.formButtons}>
          <Button size="sm" type="submit">
            {t('save')}
          </Button>
          <Button size="sm" variant="outline" onPress={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}

// 229: the Enter that ends a composition in Safari, where isComposing is already false. It must not send the form.
function keepForInputMethod(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
