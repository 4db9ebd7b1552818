import { hotWordsQuery, newestDocumentsQuery, partCategoriesQuery, partLifecycleQuery, partStatisticsQuery } from '@chippage/api/datasheets';
import { hotBrandsQuery } from '@chippage/api/directory';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { newestArticlesQuery } from '@chippage/api/news';
import { DatasheetHome } from '@chippage/features/DatasheetHome';
import { useSite } from '@chippage/features/FeaturesProvider';
import { SiteSearch } from '../../layouts/SiteSearch.tsx';
import { t } from './shell.words.ts';
import { webSiteJsonLd } from '../../page/jsonLd.ts';
import { wanted } from '../../page/needs.ts';
import { usePageFacts } from '../../page/PageContext.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { shellPaths } from './shell.paths.ts';

const HOT_WORDS = { size: 8 };
const BRANDS = { size: 23 };
const ARTICLES = { size: 3 };
const ROWS = { size: 10 };
const KEPT = { revalidateIfStale: false };

export const loader = prefetch(() => [
  wanted(partStatisticsQuery, {}),
  wanted(hotWordsQuery, HOT_WORDS),
  wanted(partCategoriesQuery, {}),
  wanted(hotBrandsQuery, BRANDS),
  wanted(newestDocumentsQuery, ROWS),
  wanted(partLifecycleQuery, ROWS),
  wanted(newestArticlesQuery, ARTICLES),
]);

function rows<Row>(answer: { data: Row[] }): Row[] {
  return answer.data;
}

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
        jsonLd={[webSiteJsonLd(site, origin)]}
      />
      <DatasheetHome
        search={<SiteSearch size="lg" />}
        hotWords={hotWordsQuery.use(HOT_WORDS, KEPT).data?.data.map(({ word }) => word) ?? []}
        statistics={toLoadable(partStatisticsQuery.use({}, KEPT))}
        categories={mapLoadable(toLoadable(partCategoriesQuery.use({}, KEPT)), rows)}
        brands={mapLoadable(toLoadable(hotBrandsQuery.use(BRANDS, KEPT)), rows)}
        newest={mapLoadable(toLoadable(newestDocumentsQuery.use(ROWS, KEPT)), rows)}
        lifecycle={mapLoadable(toLoadable(partLifecycleQuery.use(ROWS, KEPT)), rows)}
        articles={mapLoadable(toLoadable(newestArticlesQuery.use(ARTICLES, KEPT)), rows)}
      />
    </>
  );
}
