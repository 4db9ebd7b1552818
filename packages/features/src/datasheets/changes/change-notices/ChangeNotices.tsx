import type { Loadable } from '@chippage/api/loadable';
import type { ChangeBrand, ChangeNotice } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { RowList, RowText } from '../../../parts/row-list/RowList.tsx';
import { changeNoticeMessages } from '../messages.ts';
import { ChangeNoticeRow } from '../ChangeNoticeRow.tsx';
import { changeKinds, changeQueryParams, type ChangeQuery } from './changeQuery.ts';
import { changeNoticesMessages } from './messages.ts';

/** Props of `ChangeNotices`. */
export interface ChangeNoticesProps {
  notices: Loadable<ListPage<ChangeNotice>>;
  /** Makers with notices; none while that is not known. */
  brands: readonly ChangeBrand[];
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: ChangeQuery;
  onQueryChange: (query: ChangeQuery) => void;
}

/** Makers' notices, by kind and maker; the address holds the choice. */
export function ChangeNotices({ notices, brands, isRefreshing = false, query, onQueryChange }: ChangeNoticesProps) {
  const t = useMessages(changeNoticesMessages);
  const kindName = useMessages(changeNoticeMessages);
  const paths = usePaths(datasheetsPaths);
  const change = (own: Partial<ChangeQuery>) => onQueryChange({ ...query, ...own, page: 1 });
  const hrefOf = (own: Partial<ChangeQuery>) => paths.changeNotices(changeQueryParams({ ...query, ...own }));
  return (
    <PageColumn>
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        tools={
          <>
            <NativeSelect
              label={t('kind')}
              value={query.kind}
              onChange={(id) => change({ kind: changeKinds.find((kind) => kind === id) ?? 'all' })}
              options={changeKinds.map((id) => ({ id, label: id === 'all' ? t('all') : kindName(id) }))}
            />
            <NativeSelect
              label={t('brand')}
              value={String(query.brandId ?? '')}
              onChange={(id) => change({ brandId: id === '' ? null : Number(id) })}
              options={[
                { id: '', label: t('allBrands') },
                ...brands.map(({ brandId, name, nameCn, count }) => ({ id: String(brandId), label: `${nameCn ?? name}（${formatNumber(count)}）` })),
              ]}
            />
          </>
        }
        value={notices}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        getHref={(page) => hrefOf({ page })}
      >
        {(list) => (
          <PageColumn>
            {query.partId !== null && (
              <RowText>
                {t('onePart')} <Link href={hrefOf({ partId: null, page: 1 })}>{t('everyPart')}</Link>
              </RowText>
            )}
            <Card padding="none">
              {list.data.length === 0 ? (
                <EmptyState
                  title={t('empty')}
                  action={
                    <LinkButton variant="outline" href={paths.partSearch('', { lifecycle: ['last_buy', 'eol', 'obsolete'] })}>
                      {t('ending')}
                    </LinkButton>
                  }
                >
                  {t('emptyHint')}
                </EmptyState>
              ) : (
                <RowList label={t('list')}>
                  {list.data.map((notice) => (
                    <ChangeNoticeRow key={notice.id} notice={notice} />
                  ))}
                </RowList>
              )}
            </Card>
            <RowText>{t('note')}</RowText>
          </PageColumn>
        )}
      </PagedListPage>
    </PageColumn>
  );
}
