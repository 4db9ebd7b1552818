import { partSearchQuery } from '@chippage/api/datasheets';
import { brandDetailQuery } from '@chippage/api/directory';
import { useBrand } from '@chippage/features/BrandDirectory';
import { FollowButton, useFollowThing } from '@chippage/features/FollowThing';
import { formatNumber } from '@chippage/features/format';
import { type PartQuery, parsePartQuery, partQueryParams, partSearchVariables } from '@chippage/features/partQuery';
import { SkipToRows } from '@chippage/features/PartResults';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Link } from '@chippage/ui/Link';
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
import { shellPaths } from '../../shell/shell.paths.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { PartListing } from './PartListing.tsx';
import * as styles from './listing.css.ts';

export const loader = prefetch(({ params, search }) => {
  const brandId = idFrom(params['*']);
  return [vital(brandDetailQuery, { brandId }), vital(partSearchQuery, partSearchVariables(parsePartQuery(search, { brandIds: [brandId] })))];
});

/** The parts of a brand. */
export default function BrandRoute() {
  const brandId = Number(useParams()['*']);
  const { origin } = usePageFacts();
  const { data: brand, isMissing } = useBrand(brandId);
  const follow = useFollowThing({ kind: 'brand', id: brandId, isMember: useMemberId() !== undefined, ...usePageActions('follow') });
  const fixed = useMemo(() => ({ brandIds: [brandId] }), [brandId]);
  if (isMissing) throw new PageMissing();
  const name = brand ? [brand.nameCn, brand.name].filter(Boolean).join(' ') : '';
  const steps = [
    { name: t('datasheets'), path: shellPaths.home() },
    { name: t('brands'), path: directoryPaths.brandList() },
    { name, path: datasheetsPaths.brand(brandId) },
  ];
  return (
    <>
      <PageHead
        title={t('brandTitle', { name })}
        description={t('brandDescription', { name, count: formatNumber(brand?.partCount ?? 0) })}
        canonicalPath={datasheetsPaths.brand(brandId)}
        jsonLd={[breadcrumbsJsonLd(origin, steps)]}
      />
      <SkipToRows />
      <Breadcrumbs label={t('breadcrumbs')} items={steps.map(({ name: text, path }, at) => ({ text, ...(at < steps.length - 1 && { href: path }) }))} />
      <h1 className={styles.title}>{name}</h1>
      <div className={styles.line}>
        {brand && <FollowButton name={name} {...follow} />}
        {brand?.website && (
          <Link href={brand.website} newWindowLabel={t('newWindow')}>
            {new URL(brand.website).host}
          </Link>
        )}
      </div>
      <PartListing fixed={fixed} getHref={(query: PartQuery) => datasheetsPaths.brand(brandId, partQueryParams(query, fixed))} />
    </>
  );
}
