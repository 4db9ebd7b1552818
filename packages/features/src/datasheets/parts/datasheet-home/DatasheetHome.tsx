import type { Loadable } from '@chippage/api/loadable';
import type { ArticleCard, Brand, Category, Document, PartRow, Statistics } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { Loaded, type LoadedProps } from '../../../parts/loaded/Loaded.tsx';
import { BrandWall } from './BrandWall.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import * as styles from './DatasheetHome.css.ts';
import { HomeArticles } from './HomeArticles.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeSection, type HomeSectionProps } from './HomeSection.tsx';
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
      <Section
        title={t('categories')}
        {...(counts && { note: t('categoriesNote', { top: counts.categories, second: counts.subcategories }) })}
        value={categories}
        height="480px"
      >
        {(data) => <CategoryGrid categories={data} />}
      </Section>
      <Section
        title={t('brands')}
        {...(counts && { note: t('brandsNote', { all: counts.brands, domestic: counts.domesticBrands }) })}
        more={{ text: t('allBrands'), href: paths.brandList() }}
        value={brands}
        height="320px"
      >
        {(data) => <BrandWall brands={data} total={counts?.brands ?? data.length} />}
      </Section>
      <div className={styles.pair}>
        <Section title={t('newest')} value={newest} height="400px">
          {(data) => <NewestDocuments documents={data} />}
        </Section>
        <Section title={t('lifecycle')} value={lifecycle} height="400px">
          {(data) => <LifecycleList parts={data} />}
        </Section>
      </div>
      {articles && !(articles.status === 'ready' && articles.data.length === 0) && (
        <Section title={t('articles')} more={{ text: t('moreArticles'), href: paths.news() }} value={articles} height="192px">
          {(data) => <HomeArticles articles={data} />}
        </Section>
      )}
    </div>
  );
}

/** One section fails or waits alone; the others stand. */
function Section<T>({
  value,
  height,
  title,
  children,
  ...head
}: Pick<LoadedProps<T>, 'value' | 'children'> & Omit<HomeSectionProps, 'children'> & { height: string }) {
  const t = useMessages(datasheetHomeMessages);
  return (
    <HomeSection title={title} {...head}>
      <Loaded value={value} loadingLabel={title} failedTitle={t('failed')} failedSize="sm" bones={[height]}>
        {children}
      </Loaded>
    </HomeSection>
  );
}
