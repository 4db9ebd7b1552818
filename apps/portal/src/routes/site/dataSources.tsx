import { toLoadable } from '@chippage/api/loadable';
import { dataSourcesQuery } from '@chippage/api/site';
import { PageHead } from '../../page/PageHead.tsx';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { t } from '../../messages.ts';
import { paths } from '../../paths.ts';

export const loader = prefetch(() => [vital(dataSourcesQuery, {})]);

/** Where the catalogue's facts come from. */
export default function DataSourcesRoute() {
  const sources = toLoadable(dataSourcesQuery.use({}));
  return (
    <>
      <PageHead title={t('dataSources')} description="" canonicalPath={paths.dataSources()} />
      <h1>{t('dataSources')}</h1>
      {sources.status === 'ready' && sources.data.data.map((source) => <p key={source.name}>{source.name} {source.rows}</p>)}
    </>
  );
}
