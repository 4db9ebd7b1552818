import type { CircleGroup } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { GroupFacts } from '../group-list/GroupList.tsx';
import * as styles from '../group-list/GroupList.css.ts';
import { groupListMessages } from '../group-list/messages.ts';

export interface GroupHeadProps {
  group: CircleGroup;
  onFollow: (group: CircleGroup, isFollowed: boolean) => void;
}

/** What a group is about, and the way to follow it. */
export function GroupHead({ group, onFollow }: GroupHeadProps) {
  return (
    <div className={styles.group}>
      <PageHead
        title={group.name}
        end={<FollowButton name={group.name} isFollowed={group.isFollowed} onChange={(isFollowed) => onFollow(group, isFollowed)} />}
      />
      <p className={styles.intro}>{group.intro}</p>
      <GroupFacts group={group} />
    </div>
  );
}

/** What the members of a group keep to. */
export function GroupRules({ rules }: { rules: string }) {
  const t = useMessages(groupListMessages);
  return (
    <Card title={t('rules')}>
      <ul className={styles.rules}>
        {rules.split('\n').map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}
