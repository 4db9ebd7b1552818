import { partCompareQuery } from '@chippage/api/datasheets';
import { parseCompared, PartCompare, usePartCompare } from '@chippage/features/PartCompare';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { saveFile } from '../../../page/saveFile.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { t } from '../datasheets.words.ts';
import * as styles from './listing.css.ts';

export const loader = prefetch(({ search }) => {
  const ids = parseCompared(search);
  return ids.length === 0 ? [] : [wanted(partCompareQuery, { id: ids })];
});

/** Parts side by side, at an address that can be kept and sent. */
export default function CompareRoute() {
  const [search] = useSearchParams();
  const ids = useMemo(() => parseCompared(search), [search]);
  return (
    <>
      <h1 className={styles.title}>{t('compare')}</h1>
      <PartCompare
        parts={usePartCompare(ids)}
        ids={ids}
        isDifferent={search.get('differences') === '1'}
        onSaveFile={({ name, type, text }) => saveFile(new Blob([text], { type }), name)}
        notify={useNotify()}
      />
    </>
  );
}
