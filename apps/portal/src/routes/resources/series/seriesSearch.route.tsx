import { seriesListQuery } from '@chippage/api/resources';
import { AreaFrame, SeriesList, seriesOn, useSeriesList } from '@chippage/features/Resources';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';
import { wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { pageOf } from '../../../page/pageOf.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

const askedOf = (search: URLSearchParams) => ({ keywords: cleanKeywords(search.get('keywords') ?? ''), page: pageOf(search.get('page')) });

export const loader = prefetch(({ search }) => {
  const { keywords, page } = askedOf(search);
  return [wanted(seriesListQuery, seriesOn(keywords, page))];
});

/** Columns that hold the words. */
export default function SeriesSearchRoute() {
  const { keywords, page } = askedOf(useSearchParams()[0]);
  const navigate = useNavigate();
  const title = keywords === '' ? t('seriesSearch') : t('seriesFound', { keywords });
  return (
    <>
      {/* Results are nothing to be found by search engines. */}
      <PageHead title={title} description={t('seriesDescription')} />
      <AreaFrame section="series" title={title} steps={[{ text: t('seriesSearch') }]}>
        <SeriesList
          {...useSeriesList(keywords, page)}
          onSearch={(words) => void navigate(resourcesPaths.seriesSearch(words))}
          getHref={(next) => `${resourcesPaths.seriesSearch(keywords)}${next > 1 ? `${keywords === '' ? '?' : '&'}page=${next}` : ''}`}
        />
      </AreaFrame>
    </>
  );
}
