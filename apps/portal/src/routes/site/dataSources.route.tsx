import { dataSourcesQuery } from '@chippage/api/site';
import { useDataSources } from '@chippage/features/DataSources';
import { formatNumber } from '@chippage/features/format';
import { Card } from '@chippage/ui/Card';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Link } from '@chippage/ui/Link';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { Table } from '@chippage/ui/Table';
import { t } from './site.words.ts';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets/datasheets.paths.ts';
import * as styles from './dataSources.css.ts';

export const loader = prefetch(() => [vital(dataSourcesQuery, {})]);

/** Where the catalogue's facts come from, and under which licences. */
export default function DataSourcesRoute() {
  const sources = useDataSources();
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {t('dataSources')}
      </h1>
      <p className={styles.lead}>
        {t('dataSourcesLead')} <Link href={datasheetsPaths.openData()}>{t('openDataLink')}</Link>
      </p>
      {sources.status === 'failed' && (
        <ErrorState title={t('failureTitle')} onRetry={sources.onRetry} retryLabel={t('retry')}>
          {sources.message}
        </ErrorState>
      )}
      {sources.status === 'loading' && (
        <SkeletonRegion label={t('loading')}>
          <Skeleton shape="block" height="320px" />
        </SkeletonRegion>
      )}
      {sources.status === 'ready' && (
        <Card padding="none">
          <Table
            caption={t('dataSources')}
            rows={sources.data}
            getRowKey={({ name }) => name}
            columns={[
              {
                key: 'name',
                header: t('sourceName'),
                isRowHeader: true,
                isWrapping: true,
                cell: ({ name, url }) =>
                  url === null ? (
                    name
                  ) : (
                    <Link href={url} newWindowLabel={t('newWindow')}>
                      {name}
                    </Link>
                  ),
              },
              { key: 'licence', header: t('sourceLicence'), isWrapping: true, cell: ({ licence }) => licence },
              { key: 'rows', header: t('sourceRows'), align: 'end', cell: ({ rows }) => formatNumber(rows) },
            ]}
          />
        </Card>
      )}
    </>
  );
}
