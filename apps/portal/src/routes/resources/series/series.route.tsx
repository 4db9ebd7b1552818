import { seriesDetailQuery, seriesListQuery } from '@chippage/api/resources';
import { AreaFrame, SeriesList, seriesOn, useSeriesList } from '@chippage/features/Resources';
import { SeriesPage, useSeriesPage } from '@chippage/features/SeriesPage';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { pageOf } from '../../../page/pageOf.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

const idOf = (search: URLSearchParams) => (search.has('id') ? idFrom(search.get('id') ?? '') : null);

export const loader = prefetch(({ search }) => {
  const id = idOf(search);
  return [id === null ? vital(seriesListQuery, seriesOn('', pageOf(search.get('page')))) : vital(seriesDetailQuery, { id })];
});

/** All columns; with a number, one of them. */
export default function SeriesRoute() {
  const [search] = useSearchParams();
  const id = idOf(search);
  return id === null ? <All page={pageOf(search.get('page'))} /> : <One id={id} />;
}

function All({ page }: { page: number }) {
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: t('series'), page }) : t('series')}
        description={t('seriesDescription')}
        canonicalPath={resourcesPaths.seriesList(page)}
      />
      <AreaFrame section="series" title={t('series')} lead={t('seriesLead')}>
        <SeriesList
          {...useSeriesList('', page)}
          onSearch={(keywords) => void navigate(keywords === '' ? resourcesPaths.seriesList() : resourcesPaths.seriesSearch(keywords))}
          getHref={resourcesPaths.seriesList}
        />
      </AreaFrame>
    </>
  );
}

function One({ id }: { id: number }) {
  const { data, isMissing, ...bound } = useSeriesPage(id);
  if (isMissing) throw new PageMissing();
  return (
    <>
      {data && <PageHead title={data.title} description={data.summary} canonicalPath={resourcesPaths.series(id)} />}
      <AreaFrame section="series" steps={[{ text: data?.title ?? '' }]}>
        <SeriesPage {...bound} />
      </AreaFrame>
    </>
  );
}
