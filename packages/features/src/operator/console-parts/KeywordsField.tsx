import { SearchField } from '@chippage/ui/SearchField';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './ConsoleParts.css.ts';
import { consolePartsMessages } from './messages.ts';
import { useFollowedText } from '../../form/useFollowedText.ts';

export interface KeywordsFieldProps {
  /** Its name for those who do not see what stands around it. */
  label: string;
  /** What can be looked for. */
  hint: string;
  /** What was searched last. */
  searched: string;
  /** Hears the words without spaces around them; nothing when the field is emptied. */
  onSearch: (keywords: string) => void;
}

/** Finds rows of the console by words. */
export function KeywordsField({ label, hint, searched, onSearch }: KeywordsFieldProps) {
  const t = useMessages(consolePartsMessages);
  const [text, setText] = useFollowedText(searched);
  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        isLabelHidden
        placeholder={hint}
        size="sm"
        value={text}
        onChange={setText}
        maxLength={200}
        clearLabel={t('clear')}
        submitLabel={t('search')}
        onSubmit={(keywords) => onSearch(keywords.trim())}
        onClear={() => onSearch('')}
      />
    </div>
  );
}
