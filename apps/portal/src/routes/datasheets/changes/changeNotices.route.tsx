import { changeBrandsQuery, changeNoticesQuery } from '@chippage/api/datasheets';
import { ChangeNotices, changeQueryParams, changeVariables, parseChangeQuery, useChangeNotices } from '@chippage/features/ChangeNotices';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';

export const loader = prefetch(({ search }) => [vital(changeNoticesQuery, changeVariables(parseChangeQuery(search))), wanted(changeBrandsQuery, {})]);

/** Makers' notices, by kind, maker and part. */
export default function ChangeNoticesRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseChangeQuery(search), [search]);
  const isPlain = query.kind === 'all' && query.brandId === null && query.partId === null;
  return (
    <>
      <PageHead
        title={t('changeNotices')}
        description={t('changeNoticesDescription')}
        {...(isPlain && { canonicalPath: datasheetsPaths.changeNotices(changeQueryParams(query)) })}
      />
      <ChangeNotices
        {...useChangeNotices(query)}
        query={query}
        onQueryChange={(next) => void navigate(datasheetsPaths.changeNotices(changeQueryParams(next)), { preventScrollReset: true })}
      />
    </>
  );
}
