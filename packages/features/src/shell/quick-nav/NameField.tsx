import type { Loadable } from '@chippage/api/loadable';
import type { DirectoryHint } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ComboBox } from '@chippage/ui/ComboBox';
import { TextField } from '@chippage/ui/TextField';
import type { RefObject } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { quickNavMessages } from './messages.ts';
import type { QuickNavTab } from './ownNavigation.ts';
import * as styles from './QuickNavEditor.css.ts';

export interface NameFieldProps {
  tab: QuickNavTab;
  name: string;
  onNameChange: (name: string) => void;
  onPick: (hint: DirectoryHint) => void;
  hints: Loadable<readonly DirectoryHint[]> | undefined;
  onHintInput: ((input: { tab: 'agent' | 'brand'; keywords: string }) => void) | undefined;
  error: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The name of a link. Distributors and makers are offered as it is typed, with their addresses. */
export function NameField({ tab, name, onNameChange, onPick, hints, onHintInput, error, inputRef }: NameFieldProps) {
  const t = useMessages(quickNavMessages);
  if (tab === 'common' || !onHintInput)
    return (
      <TextField
        label={t('name')}
        size="sm"
        autoFocus
        autoComplete="off"

        value={name}
        onChange={onNameChange}
        error={error}
        inputRef={inputRef}
      />
    );
  const options = hints?.status === 'ready' && name.trim() !== '' ? hints.data.map((hint) => ({ ...hint, id: String(hint.id), text: hint.name, hint })) : [];
  return (
    <ComboBox
      label={t('name')}
      size="sm"
      hasIcon={false}
      autoFocus
      inputValue={name}
      onInputChange={(text) => {
        onNameChange(text);
        onHintInput({ tab, keywords: text.trim() });
      }}
      onSelect={({ hint }) => onPick(hint)}
      clearLabel={t('clear')}
      items={options}
      renderOption={({ hint }) => (
        <>
          <span className={styles.optionName}>
            {hint.name}
            {hint.fullName !== null && hint.fullName !== hint.name && <span className={styles.optionDetail}> {hint.fullName}</span>}
          </span>
          <span className={styles.optionDetail}>{hint.website ?? t('noWebsite')}</span>
        </>
      )}
      isLoading={hints?.status === 'loading'}
      loadingText={t('hintsLoading')}
      emptyText={hints?.status === 'ready' ? t('noHint') : undefined}
      footer={
        hints?.status === 'failed' && (
          <Button variant="plain" size="sm" onPress={hints.onRetry}>
            {t('hintsFailed')}
          </Button>
        )
      }
      error={error}
      inputRef={inputRef}
    />
  );
}
