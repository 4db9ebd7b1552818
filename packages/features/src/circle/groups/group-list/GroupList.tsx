import type { Loadable } from '@chippage/api/loadable';
import type { CircleGroup } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import * as styles from './GroupList.css.ts';
import { groupListMessages } from './messages.ts';

export interface GroupListProps {
  groups: Loadable<ListPage<CircleGroup>>;
  keywords: string;
  /** From 1. */
  page: number;
  /** Goes to what the words find. */
  onSearch: (keywords: string) => void;
  onFollow: (group: CircleGroup, isFollowed: boolean) => void;
}

/** All groups of the circle. */
export function GroupList({ groups, keywords, page, onSearch, onFollow }: GroupListProps) {
  const t = useMessages(groupListMessages);
  const paths = usePaths(circlePaths);
  return (
    <PageColumn>
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count })}
        tools={<KeywordsField label={t('keywords')} hint={t('hint')} searched={keywords} onSearch={onSearch} isLandmark />}
        value={groups}
        failedTitle={t('failed')}
        page={page}
        getHref={(next) => paths.circleGroups(next, { keywords })}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
              <Link href={paths.circleGroups()}>{t('emptyHint')}</Link>
            </EmptyState>
          ) : (
            <ul className={styles.grid} aria-label={t('title')}>
              {data.map((group) => (
                <li key={group.id}>
                  <Card>
                    <div className={styles.group}>
                      <div className={styles.head}>
                        <h2 className={styles.name}>
                          <Link href={paths.circleGroup(group.id)}>{group.name}</Link>
                        </h2>
                        <FollowButton name={group.name} isFollowed={group.isFollowed} onChange={(isFollowed) => onFollow(group, isFollowed)} />
                      </div>
                      <p className={styles.intro}>{group.intro}</p>
                      <GroupFacts group={group} />
                    </div>
                  </Card>
                </li>
              ))}
            </ul>
          )
        }
      </PagedListPage>
    </PageColumn>
  );
}

/** How many follow a group and how much was posted in it. */
export function GroupFacts({ group: { members, posts } }: { group: CircleGroup }) {
  const t = useMessages(groupListMessages);
  return (
    <p className={styles.facts}>
      <span>{t('members', { count: formatNumber(members) })}</span>
      <span>{t('posts', { count: formatNumber(posts) })}</span>
    </p>
  );
}
