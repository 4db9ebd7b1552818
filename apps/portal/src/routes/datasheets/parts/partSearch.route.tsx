import { partSearchQuery, searchScopesQuery } from '@chippage/api/datasheets';
import { type PartQuery, parsePartQuery, partQueryParams, partSearchVariables } from '@chippage/features/partQuery';
import { SkipToRows } from '@chippage/features/PartResults';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMemo } from 'react';
import { redirect, useParams, useSearchParams } from 'react-router-dom';
import { t } from '../datasheets.words.ts';
import { scopeHrefs } from '../../../layouts/scopeHrefs.ts';
import { SiteScopes } from '../../../layouts/SiteScopes.tsx';
import { vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import type { Loader } from '../../../page/needs.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';
import { PartListing } from './PartListing.tsx';
import { PurchaseOffer } from './PurchaseOffer.tsx';

function fixedBy(search: string | undefined, params: URLSearchParams): Partial<PartQuery> {
  return { keywords: cleanKeywords(search ?? params.get('keywords') ?? '') };
}

function hrefOf(query: PartQuery): string {
  return datasheetsPaths.partSearch(query.keywords, partQueryParams(query, { keywords: query.keywords }));
}

const load = prefetch(({ params, search }) => {
  const query = parsePartQuery(search, fixedBy(params['search'], search));
  const { keywords } = query;
  return [vital(partSearchQuery, partSearchVariables(query)), ...(keywords === '' ? [] : [wanted(searchScopesQuery, { keywords })])];
});

export const loader: Loader = (args) => {
  const url = new URL(args.request.url);
  const typed = url.searchParams.get('keywords');
  if (args.params['search'] === undefined && typed !== null) {
    // A form without script sends words and scope as parameters; goods and articles have pages of their own.
    const scope = url.searchParams.get('scope');
    if (scope === 'texts' || scope === 'goods' || scope === 'articles' || scope === 'merchants') return redirect(scopeHrefs[scope](cleanKeywords(typed)));
    // The page's own address has the words in the path.
    const href = hrefOf(parsePartQuery(url.searchParams, { keywords: cleanKeywords(typed) }));
    if (href !== url.pathname + url.search) return redirect(href);
  }
  return load(args);
};

/** The result of a search for words. */
export default function PartSearchRoute() {
  const { search } = useParams();
  const [params] = useSearchParams();
  const typed = search ?? params.get('keywords') ?? '';
  const fixed = useMemo(() => ({ keywords: cleanKeywords(typed) }), [typed]);
  // A link may carry a text of any length; the title takes the beginning.
  const shown = [...fixed.keywords].slice(0, 50).join('');
  const title = shown === '' ? t('allParts') : t('searchTitle', { keywords: shown });
  return (
    <>
      <PageHead
        title={title}
        description={shown === '' ? t('allPartsDescription') : t('searchDescription', { keywords: shown })}
        canonicalPath={datasheetsPaths.partSearch(fixed.keywords)}
      />
      <SkipToRows />
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {fixed.keywords !== '' && <SiteScopes keywords={fixed.keywords} current="parts" />}
      <PartListing fixed={fixed} getHref={hrefOf} />
      {fixed.keywords !== '' && <PurchaseOffer keywords={fixed.keywords} />}
    </>
  );
}
