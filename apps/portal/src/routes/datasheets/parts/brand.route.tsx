import { partSearchQuery } from '@chippage/api/datasheets';
import { brandProfileQuery } from '@chippage/api/directory';
import { ClaimLink } from '@chippage/features/AddEntry';
import { BrandHead, brandTitle, useBrandProfile } from '@chippage/features/BrandPage';
import { formatNumber } from '@chippage/features/format';
import { type PartQuery, parsePartQuery, partQueryParams, partSearchVariables } from '@chippage/features/partQuery';
import { SkipToRows } from '@chippage/features/PartResults';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '../datasheets.words.ts';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { directoryPaths } from '../../directory/directory.paths.ts';
import { useThingMarks } from '../../favourites/useThingMarks.ts';
import { PartListing } from './PartListing.tsx';
import * as styles from './listing.css.ts';

export const loader = prefetch(({ params, search }) => {
  const brandId = idFrom(params['*']);
  return [vital(brandProfileQuery, { brandId }), vital(partSearchQuery, partSearchVariables(parsePartQuery(search, { brandIds: [brandId] })))];
});

/** The parts of a brand. */
export default function BrandRoute() {
  const brandId = Number(useParams()['*']);
  const { origin } = usePageFacts();
  const { data: brand, isMissing } = useBrandProfile(brandId);
  const marks = useThingMarks('brand', brandId);
  const fixed = useMemo(() => ({ brandIds: [brandId] }), [brandId]);
  if (isMissing) throw new PageMissing();
  const name = brand ? brandTitle(brand) : '';
  const steps = [
    { name: t('brands'), path: directoryPaths.brandList() },
    { name, path: directoryPaths.brandDetail(brandId) },
    { name: t('brandParts'), path: datasheetsPaths.brand(brandId) },
  ];
  return (
    <>
      <PageHead
        title={t('brandTitle', { name })}
        description={t('brandDescription', { name, count: formatNumber(brand?.partCount ?? 0) })}
        canonicalPath={datasheetsPaths.brand(brandId)}
        jsonLd={import.meta.env.SSR ? [breadcrumbsJsonLd(origin, steps)] : []}
      />
      <SkipToRows />
      <Breadcrumbs label={t('breadcrumbs')} items={steps.map(({ name: text, path }, at) => ({ text, ...(at < steps.length - 1 && { href: path }) }))} />
      {brand && (
        <div className={styles.head}>
          <BrandHead brand={brand} current="parts" {...marks} actions={<ClaimLink kind="brand" id={brandId} />} />
        </div>
      )}
      <PartListing fixed={fixed} getHref={(query: PartQuery) => datasheetsPaths.brand(brandId, partQueryParams(query, fixed))} />
    </>
  );
}
