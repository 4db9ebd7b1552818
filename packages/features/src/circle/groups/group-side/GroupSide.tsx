import type { CircleGroup } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { GroupRules } from '../group-head/GroupHead.tsx';
import * as styles from '../group-list/GroupList.css.ts';
import { groupListMessages } from '../group-list/messages.ts';

export interface GroupSideProps {
  groups: readonly CircleGroup[];
  /** Of the group that is shown. */
  rules?: string;
  /** Addresses of the feeds of what is shown. */
  feeds: { atom: string; json: string };
}

/** What stands beside posts: the rules of their group, other groups, and the feeds. */
export function GroupSide({ groups, rules, feeds }: GroupSideProps) {
  const t = useMessages(groupListMessages);
  const paths = usePaths(circlePaths);
  return (
    <aside className={styles.side} aria-label={t('side')}>
      {rules !== undefined && <GroupRules rules={rules} />}
      <Card title={t('side')} action={<Link href={paths.circleGroups()}>{t('all')}</Link>}>
        <ul className={styles.links}>
          {groups.map(({ id, name, posts }) => (
            <li key={id} className={styles.link}>
              <Link href={paths.circleGroup(id)}>{name}</Link>
              <span className={styles.number}>{t('posts', { count: formatNumber(posts) })}</span>
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.facts}>
        <span>{t('feeds')}</span>
        <Link href={feeds.atom}>{t('atom')}</Link>
        <Link href={feeds.json}>{t('json')}</Link>
      </p>
    </aside>
  );
}
