import type { Loadable } from '@chippage/api/loadable';
import type { CompanySearchReply } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { companyMarksMessages } from '../../../parts/company-marks/messages.ts';
import { CompanyItem } from './CompanyItem.tsx';
import * as styles from './CompanyList.css.ts';
import { companyChoices, companyListParams, type CompanyListQuery } from './companyListQuery.ts';
import { companyListMessages } from './messages.ts';

/** Companies that were found, and where they are. */
export type FoundCompanies = Pick<CompanySearchReply, 'data' | 'totalRecord' | 'places'>;

export interface CompanyListProps {
  query: CompanyListQuery;
  companies: Loadable<FoundCompanies>;
  /** The companies are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  isFollowed: (id: number) => boolean;
  onFollow: (id: number, isFollowed: boolean) => void;
  /** Goes to another choice. */
  onQuery: (query: CompanyListQuery) => void;
  /** Stands between the filters and the companies, e.g. advertisements. */
  promoted?: ReactNode;
}

/** Companies by name, place, role and verification; the address holds the choice, and the page says what they are sorted by. */
export function CompanyList({ query, companies, isRefreshing = false, isFollowed, onFollow, onQuery, promoted }: CompanyListProps) {
  const t = useMessages(companyListMessages);
  const marks = useMessages(companyMarksMessages);
  const paths = usePaths(inquiriesPaths);
  const hrefOf = (own: Partial<CompanyListQuery>) => paths.companySearch(companyListParams({ ...query, ...own }));
  const change = (own: Partial<CompanyListQuery>) => onQuery({ ...query, ...own, page: 1 });
  const known = companies.status === 'ready' ? companies.data.places : [];
  const places = known.some(({ place }) => place === query.place) || query.place === '' ? known : [{ place: query.place, count: 0 }, ...known];
  const isFiltered = query.keywords !== '' || query.place !== '' || query.role !== 'all' || query.certified !== 'all';
  const roles = companyChoices.role.map((id) => ({ id, label: id === 'all' ? t('allRoles') : marks(id) }));
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count: formatNumber(count) })}
      tools={
        <KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={query.keywords} onSearch={(keywords) => change({ keywords })} isLandmark />
      }
      value={companies}
      failedTitle={t('failed')}
      isRefreshing={isRefreshing}
      page={query.page}
      getHref={(page) => hrefOf({ page })}
    >
      {({ data }) => (
        <PageColumn>
          <form className={styles.filters} action={paths.companySearch()} method="get">
            {query.keywords !== '' && <input type="hidden" name="keywords" value={query.keywords} />}
            <NativeSelect
              label={t('place')}
              name="place"
              options={[{ id: '', label: t('everywhere') }, ...places.map(({ place, count }) => ({ id: place, label: t('placeCount', { place, count }) }))]}
              value={query.place}
              onChange={(place) => change({ place })}
            />
            <NativeSelect
              label={t('role')}
              name="role"
              options={roles}
              value={query.role}
              onChange={(id) => change({ role: companyChoices.role.find((each) => each === id) ?? 'all' })}
            />
            <NativeSelect
              label={t('certified')}
              name="certified"
              options={companyChoices.certified.map((id) => ({ id, label: t(id) }))}
              value={query.certified}
              onChange={(id) => change({ certified: id === 'yes' ? 'yes' : 'all' })}
            />
            <NativeSelect
              label={t('sort')}
              name="sort"
              options={companyChoices.sort.map((id) => ({ id, label: t(id) }))}
              value={query.sort}
              onChange={(id) => change({ sort: id === 'newest' ? 'newest' : 'hot' })}
            />
            <noscript>
              <button type="submit">{t('apply')}</button>
            </noscript>
            {isFiltered && (
              <Button variant="plain" size="sm" onPress={() => onQuery({ keywords: '', place: '', role: 'all', certified: 'all', sort: query.sort, page: 1 })}>
                {t('reset')}
              </Button>
            )}
          </form>
          <Note>{t(query.sort === 'hot' ? 'hotNote' : 'newestNote')}</Note>
          {promoted}
          {data.length === 0 ? (
            <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          ) : (
            <ul className={styles.list} aria-label={t('list')}>
              {data.map((company) => (
                <li key={company.id}>
                  <CompanyItem company={company} isFollowed={isFollowed(company.id)} onFollow={(isOn) => onFollow(company.id, isOn)} />
                </li>
              ))}
            </ul>
          )}
        </PageColumn>
      )}
    </PagedListPage>
  );
}
