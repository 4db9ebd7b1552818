import type { TrendGroup } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { LetterTile } from '../../../parts/letter-tile/LetterTile.tsx';
import { groupListMessages } from './messages.ts';
import * as styles from './GroupRows.css.ts';

export interface GroupRowsProps {
  groups: readonly TrendGroup[];
  /** Names the list. */
  label: string;
  /** With their introduction. @default false */
  isFull?: boolean;
  onFollow: (group: TrendGroup, isFollowed: boolean) => void;
}

/** Groups one under another, each with the button that follows it. */
export function GroupRows({ groups, label, isFull = false, onFollow }: GroupRowsProps) {
  const t = useMessages(groupListMessages);
  const paths = usePaths(circlePaths);
  return (
    <ul className={styles.list} aria-label={label}>
      {groups.map((group) => (
        <li key={group.id} className={styles.row}>
          <LetterTile letters={group.name.slice(0, 1)} look="framed" />
          <div className={styles.words}>
            <span className={styles.name}>
              <Link tone="quiet" href={paths.circleGroup(group.id)}>
                {group.name}
              </Link>
              {group.isSample && <Tag>{t('sample')}</Tag>}
            </span>
            {isFull && <p className={styles.facts}>{group.intro}</p>}
            <p className={styles.facts}>{t('facts', { members: formatNumber(group.members), trends: formatNumber(group.trends) })}</p>
          </div>
          <FollowButton name={group.name} isFollowed={group.isFollowed} onChange={(isFollowed) => onFollow(group, isFollowed)} />
        </li>
      ))}
    </ul>
  );
}
