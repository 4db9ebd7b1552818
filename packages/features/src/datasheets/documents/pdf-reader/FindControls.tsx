import { ChevronDownIcon, ChevronUpIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { SearchField } from '@chippage/ui/SearchField';
import * as styles from './ReaderToolbar.css.ts';
import type { ReaderToolbarProps } from './ReaderToolbar.tsx';

/** Finds a phrase in the document and goes from hit to hit. */
export function FindControls({ find, findInput, isFinding, t }: Pick<ReaderToolbarProps, 'find' | 'findInput' | 'isFinding' | 't'>) {
  const count =
    find.needle.trim() === ''
      ? ''
      : find.hits.length === 0
        ? find.isSearching
          ? ''
          : t('noHit')
        : t('hits', { at: find.activeNumber, total: find.hits.length });
  return (
    <div ref={findInput} className={isFinding ? styles.find : `${styles.find} ${styles.wide}`}>
      <SearchField
        label={t('find')}
        isLabelHidden
        placeholder={t('findPlaceholder')}
        clearLabel={t('clearFind')}
        size="sm"
        value={find.needle}
        onChange={find.setNeedle}
        onSubmit={() => find.move(1)}
      />
      <span className={styles.hitCount}>{count}</span>
      <IconButton label={t('previousHit')} size="sm" isDisabled={find.hits.length === 0} onPress={() => find.move(-1)}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton label={t('nextHit')} size="sm" isDisabled={find.hits.length === 0} onPress={() => find.move(1)}>
        <ChevronDownIcon />
      </IconButton>
    </div>
  );
}
