import { SearchField } from '@chippage/ui/SearchField';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useFollowedText } from '../../../parts/keywords-field/useFollowedText.ts';
import { registrySearchMessages } from './messages.ts';
import * as styles from './RegistrySearch.css.ts';

export interface RegistrySearchProps {
  /** Its name for those who do not see what stands around it. */
  label: string;
  /** What can be looked for. */
  hint: string;
  /** What was looked for last. */
  searched: string;
  /** Where the words go without script. */
  action: string;
  /** Hears words, never none: looking for nothing would be a query of the day. */
  onSearch: (keywords: string) => void;
  /** Stands under the field, and goes along without script: a note, hidden inputs. */
  children?: ReactNode;
}

/** Looks for registered companies, when it is asked to and not with every letter. */
export function RegistrySearch({ label, hint, searched, action, onSearch, children }: RegistrySearchProps) {
  const t = useMessages(registrySearchMessages);
  const [text, setText] = useFollowedText(searched);
  return (
    <form className={styles.search} role="search" action={action} method="get">
      <SearchField
        label={label}
        isLabelHidden
        name="keywords"
        placeholder={hint}
        value={text}
        onChange={setText}
        maxLength={200}
        clearLabel={t('clear')}
        submitLabel={t('search')}
        onSubmit={(words) => words.trim() !== '' && onSearch(words.trim())}
      />
      <noscript>
        <button type="submit">{t('search')}</button>
      </noscript>
      {children}
    </form>
  );
}
