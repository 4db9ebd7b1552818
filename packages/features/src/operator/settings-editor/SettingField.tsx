import type { OperatorSetting } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Tag } from '@chippage/ui/Tag';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { settingsEditorMessages } from './messages.ts';
import * as styles from './SettingsEditor.css.ts';

export interface SettingFieldProps {
  setting: OperatorSetting;
  /** Keeps it; an empty value takes it off. Rejects with the server's refusal. */
  onSave: (change: { key: string; value: string }) => Promise<unknown>;
  /** Takes focus when it is drawn. @default false */
  isFocused?: boolean;
}

/** One setting with a button of its own. */
export function SettingField({ setting: { key, label, value, isPublic }, onSave, isFocused = false }: SettingFieldProps) {
  const t = useMessages(settingsEditorMessages);
  const announce = useAnnounce();
  const [text, setText] = useState(value ?? '');
  const [kept, setSaved] = useState(value ?? '');
  const [seen, setSeen] = useState(value);
  const [isJustSaved, setJustSaved] = useState(false);
  const { isPending, failure, run } = useAction();
  if (seen !== value) {
    // Read anew: what was typed meanwhile stays.
    setSeen(value);
    setSaved(value ?? '');
    if (text === kept) setText(value ?? '');
  }
  const isDirty = text.trim() !== kept;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim();
    if (!isDirty || !(await run('save', () => onSave({ key, value: next })))) return;
    setText(next);
    setSaved(next);
    setJustSaved(true);
    announce(t(next === '' ? 'takenOffOf' : 'savedOf', { label }));
  };
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={label}
          labelEnd={
            <span className={styles.meta}>
              <span className={styles.code} translate="no">
                {key}
              </span>
              <Tag>{isPublic ? t('isPublic') : t('isPrivate')}</Tag>
            </span>
          }
          value={text}
          autoFocus={isFocused}
          maxLength={2000}
          placeholder={t('notSet')}
          description={isJustSaved && !isDirty ? t(kept === '' ? 'takenOff' : 'saved') : undefined}
          onChange={(next) => {
            setText(next);
            setJustSaved(false);
          }}
        />
        {/* Never disabled: it keeps the focus that pressed it. */}
        <span className={styles.save}>
          <Button type="submit" variant={isDirty ? 'solid' : 'outline'} aria-label={t('saveOf', { label })} isPending={isPending}>
            {t('save')}
          </Button>
        </span>
      </form>
      {failure !== null && (
        <div className={styles.after}>
          <ActionAlert result={failure} />
        </div>
      )}
    </>
  );
}
