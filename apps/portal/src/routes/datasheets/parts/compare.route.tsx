import { partCompareQuery } from '@chippage/api/datasheets';
import { comparedVariables, countCompared, parseCompared } from '@chippage/features/comparedIds';
import { PartCompare, usePartCompare } from '@chippage/features/PartCompare';
import { parsePartQuery } from '@chippage/features/partQuery';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { saveFile } from '../../../page/saveFile.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';
import * as styles from './listing.css.ts';
import { useKeptCompared } from './useKeptCompared.ts';

export const loader = prefetch(({ search }) => {
  const ids = parseCompared(search);
  return ids.length === 0 ? [] : [wanted(partCompareQuery, comparedVariables(ids, parsePartQuery(search).quantity))];
});

/** Parts side by side, at an address that can be kept and sent. */
export default function CompareRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ids = useMemo(() => parseCompared(search), [search]);
  const { quantity } = parsePartQuery(search);
  const [, keep] = useKeptCompared();
  useEffect(() => {
    if (ids.length > 0) keep(ids);
    // oxlint-disable-next-line react/exhaustive-deps -- keeping is no reason to keep again
  }, [ids]);
  const isDifferent = search.get('differences') === '1';
  return (
    <>
      <h1 className={styles.title}>{t('compare')}</h1>
      <PartCompare
        {...usePartCompare(ids, quantity)}
        ids={ids}
        named={countCompared(search)}
        isDifferent={isDifferent}
        quantity={quantity}
        onChange={(next) => void navigate(datasheetsPaths.partCompare(next.ids, isDifferent, next.quantity), { preventScrollReset: true })}
        onSaveFile={saveFile}
        notify={useNotify()}
        onPrint={() => window.print()}
      />
    </>
  );
}
