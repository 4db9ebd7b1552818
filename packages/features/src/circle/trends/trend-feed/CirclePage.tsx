import type { TrendGroup } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { GroupRows, type GroupRowsProps } from '../../groups/group-list/GroupRows.tsx';
import { feedQueryParams } from './feedQuery.ts';
import { trendFeedMessages } from './messages.ts';
import { TrendFeed, type TrendFeedProps } from './TrendFeed.tsx';
import * as styles from './TrendFeed.css.ts';

export interface CirclePageProps extends TrendFeedProps, Pick<GroupRowsProps, 'onFollow'> {
  /** Some groups to begin with. */
  groups: readonly TrendGroup[];
  isMember: boolean;
}

/** The circle: posts of all groups, and some groups. */
export function CirclePage({ groups, isMember, onFollow, ...feed }: CirclePageProps) {
  const t = useMessages(trendFeedMessages);
  const paths = usePaths(circlePaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const { trends } = feed;
  const [first] = groups;
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        headingRef={heading}
        note={trends.status === 'ready' ? t('count', { count: formatNumber(trends.data.totalRecord) }) : undefined}
        end={
          <div className={styles.links}>
            {isMember && (
              <>
                <LinkButton variant="outline" href={paths.ownTrends()}>
                  {t('own')}
                </LinkButton>
                <LinkButton variant="outline" href={paths.circleSettings()}>
                  {t('settings')}
                </LinkButton>
              </>
            )}
            {first && <LinkButton href={paths.newTrend((groups.find(({ isFollowed }) => isFollowed) ?? first).id)}>{t('post')}</LinkButton>}
          </div>
        }
      />
      <div className={styles.columns}>
        <TrendFeed {...feed} headingRef={heading} hrefOf={(query) => paths.circle(feedQueryParams(query))} />
        <div className={styles.side}>
          <Card title={t('groups')} padding="none" action={<Link href={paths.circleGroups()}>{t('allGroups')}</Link>}>
            <GroupRows groups={groups} label={t('groups')} onFollow={onFollow} />
          </Card>
          <Note>{t('limit')}</Note>
        </div>
      </div>
    </PageColumn>
  );
}
