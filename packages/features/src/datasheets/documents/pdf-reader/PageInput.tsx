import { type KeyboardEvent, useState } from 'react';
import * as styles from './ReaderToolbar.css.ts';
import type { ReaderToolbarProps } from './ReaderToolbar.tsx';

/** The page that is shown, to be written over; the document has so many. */
export function PageInput({ page, pageCount, onPageChange, t }: Pick<ReaderToolbarProps, 'page' | 'pageCount' | 'onPageChange' | 't'>) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const wanted = Number(draft);
    setDraft(null);
    if (draft !== null && Number.isInteger(wanted)) onPageChange(Math.min(pageCount, Math.max(1, wanted)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <span className={styles.pageInput}>
      <input
        aria-label={t('pageNumber')}
        inputMode="numeric"
        value={draft ?? String(page)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={styles.pageNumber}
      />
      <span className={styles.pageTotal}>{t('ofTotal', { total: pageCount })}</span>
    </span>
  );
}
