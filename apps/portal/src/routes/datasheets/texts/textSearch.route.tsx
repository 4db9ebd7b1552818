import { searchScopesQuery, textSearchQuery } from '@chippage/api/datasheets';
import { parseTextHitsQuery, TextHits, textHitsParams, type TextHitsQuery, textHitsVariables, useTextHits } from '@chippage/features/TextHits';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SiteScopes } from '../../../layouts/SiteScopes.tsx';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';
import { wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { shellPaths } from '../../shell/shell.paths.ts';
import { t } from '../datasheets.words.ts';

const askedOf = (search: URLSearchParams) => parseTextHitsQuery(search, cleanKeywords(search.get('keywords') ?? ''));
const hrefOf = (query: TextHitsQuery) => shellPaths.textSearch(query.keywords, textHitsParams(query));

export const loader = prefetch(({ search }) => {
  const query = askedOf(search);
  const { keywords } = query;
  return [wanted(textSearchQuery, textHitsVariables(query)), ...(keywords === '' ? [] : [wanted(searchScopesQuery, { keywords })])];
});

/** Datasheets with the words that were searched for on their pages. */
export default function TextSearchRoute() {
  const query = askedOf(useSearchParams()[0]);
  const navigate = useNavigate();
  const { keywords } = query;
  return (
    <>
      {/* Results are nothing to be found by search engines. */}
      <PageHead title={keywords === '' ? t('textSearch') : t('textSearchTitle', { keywords })} description={t('textSearchDescription')} />
      {keywords !== '' && <SiteScopes keywords={keywords} current="texts" />}
      <TextHits {...useTextHits(query)} getHref={hrefOf} onQueryChange={(next) => void navigate(hrefOf(next), { preventScrollReset: true })} />
    </>
  );
}
