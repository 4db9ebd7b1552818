import { SearchField } from '@chippage/ui/SearchField';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { sellerPartsMessages } from './messages.ts';
import * as styles from './seller.css.ts';

interface SearchBoxProps {
  label: string;
  example: string;
  /** What was searched. */
  keywords: string;
  onSearch: (keywords: string) => void;
}

/** Looks for something in a list of the merchant's. */
export function SearchBox({ label, example, keywords, onSearch }: SearchBoxProps) {
  const t = useMessages(sellerPartsMessages);
  const [text, setText] = useState(keywords);
  const [seen, setSeen] = useState(keywords);
  // Back and forward search other words; the field keeps its focus while its text follows.
  if (seen !== keywords) {
    setSeen(keywords);
    setText(keywords);
  }
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
