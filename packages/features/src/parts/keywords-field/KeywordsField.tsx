import { SearchField } from '@chippage/ui/SearchField';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './KeywordsField.css.ts';
import { keywordsFieldMessages } from './messages.ts';
import { useFollowedText } from './useFollowedText.ts';

export interface KeywordsFieldProps {
  /** Its name for those who do not see what stands around it. */
  label: string;
  /** What can be looked for. */
  hint: string;
  /** What was searched last. */
  searched: string;
  /** Hears the words without spaces around them; nothing when the field is emptied. */
  onSearch: (keywords: string) => void;
  /** Makes it a landmark of the page. @default false */
  isLandmark?: boolean;
}

/** Finds rows of a list by words. */
export function KeywordsField({ label, hint, searched, onSearch, isLandmark = false }: KeywordsFieldProps) {
  const t = useMessages(keywordsFieldMessages);
  const [text, setText] = useFollowedText(searched);
  return (
    <div className={styles.field} role={isLandmark ? 'search' : undefined}>
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
