import type { Loadable } from '@chippage/api/loadable';
import type { ArticleCard, Brand, Category, Document, PartRow, Statistics } from '@chippage/api/types';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { BrandWall } from './BrandWall.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import * as styles from './DatasheetHome.css.ts';
import { HomeArticles } from './HomeArticles.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeSection, SectionFailure } from './HomeSection.tsx';
import { LifecycleList, NewestDocuments } from './HomeTables.tsx';
import { datasheetHomeMessages } from './messages.ts';

export interface DatasheetHomeProps {
  /** The search box, large. */
  search: ReactNode;
  hotWords: readonly string[];
  statistics: Loadable<Statistics>;
  categories: Loadable<readonly Category[]>;
  brands: Loadable<readonly Brand[]>;
  newest: Loadable<readonly Document[]>;
  lifecycle: Loadable<readonly PartRow[]>;
  /** The newest articles; absent: the site has no news, or no article yet. */
  articles?: Loadable<readonly ArticleCard[]>;
}

/** Home of the datasheets: the search first, then ways in by category and brand, then what is new. */
export function DatasheetHome({ search, hotWords, statistics, categories, brands, newest, lifecycle, articles }: DatasheetHomeProps) {
  const t = useMessages(datasheetHomeMessages);
  const paths = { ...usePaths(directoryPaths), ...usePaths(newsPaths) };
  const counts = statistics.status === 'ready' ? statistics.data : undefined;
  return (
    <div className={styles.home}>
      <HomeHero search={search} hotWords={hotWords} {...(counts && { statistics: counts })} />
      <HomeSection title={t('categories')} {...(counts && { note: t('categoriesNote', { top: counts.categories, second: counts.subcategories }) })}>
        <Loaded from={categories} label={t('categories')} height="480px">
          {(data) => <CategoryGrid categories={data} />}
        </Loaded>
      </HomeSection>
      <HomeSection
        title={t('brands')}
        {...(counts && { note: t('brandsNote', { all: counts.brands, domestic: counts.domesticBrands }) })}
        more={{ text: t('allBrands'), href: paths.brandList() }}
      >
        <Loaded from={brands} label={t('brands')} height="320px">
          {(data) => <BrandWall brands={data} total={counts?.brands ?? data.length} />}
        </Loaded>
      </HomeSection>
      <div className={styles.pair}>
        <HomeSection title={t('newest')}>
          <Loaded from={newest} label={t('newest')} height="400px">
            {(data) => <NewestDocuments documents={data} />}
          </Loaded>
        </HomeSection>
        <HomeSection title={t('lifecycle')}>
          <Loaded from={lifecycle} label={t('lifecycle')} height="400px">
            {(data) => <LifecycleList parts={data} />}
          </Loaded>
        </HomeSection>
      </div>
      {articles && !(articles.status === 'ready' && articles.data.length === 0) && (
        <HomeSection title={t('articles')} more={{ text: t('moreArticles'), href: paths.news() }}>
          <Loaded from={articles} label={t('articles')} height="192px">
            {(data) => <HomeArticles articles={data} />}
          </Loaded>
        </HomeSection>
      )}
    </div>
  );
}

/** One section fails or waits alone; the others stand. */
function Loaded<T>({ from, label, height, children }: { from: Loadable<T>; label: string; height: string; children: (data: T) => ReactNode }) {
  if (from.status === 'ready') return children(from.data);
  if (from.status === 'failed') return <SectionFailure message={from.message} onRetry={from.onRetry} />;
  return (
    <SkeletonRegion label={label}>
      <Skeleton shape="block" height={height} />
    </SkeletonRegion>
  );
}
