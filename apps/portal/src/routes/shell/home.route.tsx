import { hotWordsQuery, newestDocumentsQuery, partCategoriesQuery, partLifecycleQuery, partStatisticsQuery } from '@chippage/api/datasheets';
import { hotBrandsQuery } from '@chippage/api/directory';
import { newestArticlesQuery } from '@chippage/api/news';
import { DatasheetHome, HOME_SIZES, useDatasheetHome } from '@chippage/features/DatasheetHome';
import { useSite } from '@chippage/features/FeaturesProvider';
import { SiteSearch } from '../../layouts/SiteSearch.tsx';
import { t } from './shell.words.ts';
import { webSiteJsonLd } from '../../page/jsonLd.ts';
import { wanted } from '../../page/needs.ts';
import { usePageFacts } from '../../page/PageContext.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { shellPaths } from './shell.paths.ts';

export const loader = prefetch(() => [
  wanted(partStatisticsQuery, {}),
  wanted(hotWordsQuery, HOME_SIZES.hotWords),
  wanted(partCategoriesQuery, {}),
  wanted(hotBrandsQuery, HOME_SIZES.brands),
  wanted(newestDocumentsQuery, HOME_SIZES.rows),
  wanted(partLifecycleQuery, HOME_SIZES.rows),
  wanted(newestArticlesQuery, HOME_SIZES.articles),
]);

/** The home page: find a part, or browse. */
export default function HomeRoute() {
  const site = useSite();
  const { origin } = usePageFacts();
  return (
    <>
      <PageHead
        title={t('datasheets')}
        description={t('homeDescription', { site: site.name })}
        canonicalPath={shellPaths.home()}
        jsonLd={import.meta.env.SSR ? [webSiteJsonLd(site, origin)] : []}
      />
      <DatasheetHome search={<SiteSearch size="lg" />} {...useDatasheetHome()} />
    </>
  );
}
