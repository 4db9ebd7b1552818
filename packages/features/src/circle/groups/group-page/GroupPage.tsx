import type { Loadable } from '@chippage/api/loadable';
import type { TrendGroupDetail } from '@chippage/api/types';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Card } from '@chippage/ui/Card';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { feedQueryParams } from '../../trends/trend-feed/feedQuery.ts';
import { TrendFeed, type TrendFeedProps } from '../../trends/trend-feed/TrendFeed.tsx';
import * as feedStyles from '../../trends/trend-feed/TrendFeed.css.ts';
import type { GroupRowsProps } from '../group-list/GroupRows.tsx';
import { groupListMessages } from '../group-list/messages.ts';
import * as styles from './GroupPage.css.ts';

export interface GroupPageProps extends TrendFeedProps, Pick<GroupRowsProps, 'onFollow'> {
  group: Loadable<TrendGroupDetail>;
}

/** One group: what it is about, its rules, and its posts. */
export function GroupPage({ group, ...props }: GroupPageProps) {
  const t = useMessages(groupListMessages);
  return (
    <Loaded value={group} failedTitle={t('failed')} bones={['96px', '320px']}>
      {(detail) => <Shown group={detail} {...props} />}
    </Loaded>
  );
}

function Shown({ group, onFollow, ...feed }: Omit<GroupPageProps, 'group'> & { group: TrendGroupDetail }) {
  const t = useMessages(groupListMessages);
  const paths = usePaths(circlePaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, name, intro, rules, members, trends, isFollowed, isSample } = group;
  return (
    <PageColumn>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ text: t('circle'), href: paths.circle() }, { text: t('title'), href: paths.circleGroups() }, { text: name }]}
      />
      <PageHead
        title={name}
        headingRef={heading}
        note={t('facts', { members: formatNumber(members), trends: formatNumber(trends) })}
        end={
          <div className={styles.end}>
            {isSample && <Tag>{t('sample')}</Tag>}
            <FollowButton name={name} isFollowed={isFollowed} onChange={(next) => onFollow(group, next)} />
            <LinkButton href={paths.newTrend(id)}>{t('post')}</LinkButton>
          </div>
        }
      />
      <Note>{intro}</Note>
      <div className={feedStyles.columns}>
        <TrendFeed {...feed} isOfGroup headingRef={heading} hrefOf={(query) => paths.circleGroup(id, feedQueryParams(query))} />
        <div className={feedStyles.side}>
          <Card title={t('rules')}>
            <p className={styles.rules}>{rules}</p>
          </Card>
        </div>
      </div>
    </PageColumn>
  );
}
