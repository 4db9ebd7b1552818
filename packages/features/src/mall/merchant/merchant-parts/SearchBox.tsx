import { SearchField } from '@chippage/ui/SearchField';
import { useFollowedText } from '../../../form/useFollowedText.ts';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { merchantPartsMessages } from './messages.ts';
import * as styles from './merchant.css.ts';

interface SearchBoxProps {
  label: string;
  example: string;
  /** What was searched. */
  keywords: string;
  onSearch: (keywords: string) => void;
}

/** Looks for something in a list of the merchant's. */
export function SearchBox({ label, example, keywords, onSearch }: SearchBoxProps) {
  const t = useMessages(merchantPartsMessages);
  const [text, setText] = useFollowedText(keywords);
  return (
    <div className={styles.search} role="search">
      <SearchField
        label={label}
        isLabelHidden
        size="sm"
        placeholder={example}
        value={text}
        onChange={setText}
        maxLength={200}
        clearLabel={t('clear')}
        submitLabel={t('search')}
        onSubmit={(words) => onSearch(words.trim())}
        onClear={() => onSearch('')}
      />
    </div>
  );
}
