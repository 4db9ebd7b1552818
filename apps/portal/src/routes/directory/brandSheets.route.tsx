import { brandDocumentGroupsQuery, brandDocumentsQuery } from '@chippage/api/datasheets';
import { brandProfileQuery } from '@chippage/api/directory';
import { BrandSheets, brandSheetsParams, brandSheetsVariables, parseBrandSheetsQuery, useBrandSheets } from '@chippage/features/BrandSheets';
import { lazyPart } from '@chippage/ui/late';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { idFrom } from '../../page/missing.ts';
import { vital, wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { BoundBrandPage } from './BoundBrandPage.tsx';
import { directoryPaths } from './directory.paths.ts';

export const loader = prefetch(({ params, search }) => {
  const brandId = idFrom(params['id']);
  return [
    vital(brandProfileQuery, { brandId }),
    vital(brandDocumentsQuery, brandSheetsVariables(brandId, parseBrandSheetsQuery(search))),
    wanted(brandDocumentGroupsQuery, { brandId }),
  ];
});

const BrandNameScheme = lazyPart(async () => (await import('./BrandNameScheme.tsx')).BrandNameScheme);

/** The sheets of a brand. */
export default function BrandSheetsRoute() {
  const id = Number(useParams()['id']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseBrandSheetsQuery(search), [search]);
  const sheets = useBrandSheets(id, query);
  const isPlain = query.keywords === '' && query.category === null && query.docType === null && query.place === null && query.page === 1;
  return (
    <BoundBrandPage id={id} page="specification" isCanonical={isPlain}>
      {(brand) => (
        <>
          <BrandSheets
            brand={brand}
            query={query}
            {...sheets}
            onQuery={(next) => void navigate(directoryPaths.brandDetail(id, 'specification', brandSheetsParams(next)), { preventScrollReset: true })}
          />
          {query.page === 1 && <BrandNameScheme id={id} name={brand.nameCn ?? brand.name} />}
        </>
      )}
    </BoundBrandPage>
  );
}
