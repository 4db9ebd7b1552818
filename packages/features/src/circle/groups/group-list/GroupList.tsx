import type { Loadable } from '@chippage/api/loadable';
import type { TrendGroup } from '@chippage/api/types';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { GroupRows, type GroupRowsProps } from './GroupRows.tsx';
import { groupListMessages } from './messages.ts';

export interface GroupListProps extends Pick<GroupRowsProps, 'onFollow'> {
  groups: Loadable<ListPage<TrendGroup>>;
  /** The groups are of the words before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  keywords: string;
  page: number;
  onSearch: (keywords: string) => void;
}

/** All groups, by name or introduction. */
export function GroupList({ groups, isRefreshing = false, keywords, page, onSearch, onFollow }: GroupListProps) {
  const t = useMessages(groupListMessages);
  const paths = usePaths(circlePaths);
  return (
    <PageColumn>
      <Breadcrumbs label={t('breadcrumbs')} items={[{ text: t('circle'), href: paths.circle() }, { text: t('title') }]} />
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        tools={<KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={keywords} onSearch={onSearch} isLandmark />}
        value={groups}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={page}
        getHref={(next) => paths.circleGroups(next, { keywords })}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<SearchIcon size={32} />}
              title={t('empty')}
              action={
                <LinkButton variant="outline" href={paths.circleGroups()}>
                  {t('all')}
                </LinkButton>
              }
            >
              {t('emptyHint')}
            </EmptyState>
          ) : (
            <Card padding="none">
              <GroupRows groups={data} label={t('list')} isFull onFollow={onFollow} />
            </Card>
          )
        }
      </PagedListPage>
    </PageColumn>
  );
}
