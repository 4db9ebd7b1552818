import { EmptyState } from '@chippage/ui/EmptyState';
import { MessageIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { pageParam } from '../../../parts/list-page/listPage.ts';
import { TrendCards } from '../trend-card/TrendCard.tsx';
import { trendFeedMessages } from './messages.ts';
import type { TrendFeedProps } from './TrendFeed.tsx';

const TrendDialogs = late(async () => (await import('../trend-dialogs/TrendDialogs.tsx')).TrendDialogs);

export interface OwnTrendsProps extends Pick<TrendFeedProps, 'trends' | 'isRefreshing' | 'deeds' | 'dialogs'> {
  page: number;
}

/** The member's own posts, also those that wait or were refused. */
export function OwnTrends({ trends, isRefreshing = false, page, deeds, dialogs }: OwnTrendsProps) {
  const t = useMessages(trendFeedMessages);
  const paths = usePaths(circlePaths);
  return (
    <PageColumn>
      <PagedListPage
        title={t('ownTitle')}
        count={(count) => t('count', { count: formatNumber(count) })}
        value={trends}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={page}
        getHref={(next) => paths.ownTrends({ page: pageParam(next) })}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<MessageIcon size={32} />}
              title={t('ownEmpty')}
              action={
                <LinkButton variant="outline" href={paths.circleGroups()}>
                  {t('allGroups')}
                </LinkButton>
              }
            >
              {t('ownEmptyHint')}
            </EmptyState>
          ) : (
            <TrendCards trends={data} label={t('list')} {...deeds} />
          )
        }
      </PagedListPage>
      {dialogs.asked !== null && <TrendDialogs {...dialogs} />}
    </PageColumn>
  );
}
