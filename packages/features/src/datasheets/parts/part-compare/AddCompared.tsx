import { ComboBox, type ComboBoxOption } from '@chippage/ui/ComboBox';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useFound } from '../found/useFound.ts';
import { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';

/** A part that may be added. */
export interface AddedOption extends ComboBoxOption {
  partId: number;
  /** A second, quieter line, such as its maker. */
  detail: string | null;
}

export interface AddComparedProps {
  onFindParts: (keywords: string) => Promise<readonly AddedOption[]>;
  onAdd: (option: AddedOption) => void;
}

/** Finds one more part to lay beside the others. */
export function AddCompared({ onFindParts, onAdd }: AddComparedProps) {
  const t = useMessages(partCompareMessages);
  const [text, setText] = useState('');
  const found = useFound(text, onFindParts);
  const add = (option: AddedOption) => {
    onAdd(option);
    setText('');
  };
  return (
    <div className={styles.add}>
      <ComboBox<AddedOption>
        label={t('add')}
        isLabelHidden
        placeholder={t('addHint')}
        clearLabel={t('addClear')}
        size="sm"
        isMono
        inputValue={text}
        onInputChange={setText}
        onSelect={add}
        onSubmit={(typed) => {
          const meant = found.items.find((option) => option.text.toLowerCase() === typed.trim().toLowerCase());
          if (meant) add(meant);
        }}
        renderOption={({ text: mpn, detail }) => (
          <>
            <span className={styles.optionName}>{mpn}</span>
            {detail !== null && <span className={styles.faint}> {detail}</span>}
          </>
        )}
        loadingText={t('searching')}
        emptyText={text.trim() === '' || found.isLoading ? undefined : t('addNone')}
        autoFocus
        {...found}
      />
    </div>
  );
}
