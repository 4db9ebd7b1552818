import type { Loadable } from '@chippage/api/loadable';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import type { RecentRow, RecentTab } from '../recent-drawer/recentRow.ts';
import { RecentRowItem } from '../recent-drawer/RecentRowItem.tsx';
import { recentVisitsMessages } from './messages.ts';
import * as styles from './RecentVisits.css.ts';

/** A row with the kind that it is of. */
export interface RecentVisit {
  tab: RecentTab;
  row: RecentRow;
}

export interface RecentVisitsProps {
  /** The newest first, a handful. */
  visits: Loadable<readonly RecentVisit[]>;
  /** Opens all of them; absent: there is no button. */
  onAll?: () => void;
}

/** What a member looked at lately, a handful. */
export function RecentVisits({ visits, onAll }: RecentVisitsProps) {
  const t = useMessages(recentVisitsMessages);
  return (
    <Card
      title={t('title')}
      padding="none"
      action={
        onAll && (
          <Button variant="plain" size="sm" onPress={onAll}>
            {t('all')}
          </Button>
        )
      }
    >
      <Loaded value={visits} lines={5}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.none}>{t('none')}</p>
          ) : (
            <ul className={styles.rows}>
              {rows.map(({ tab, row }) => (
                <li key={`${tab}${row.id}`}>
                  <RecentRowItem row={row} tab={tab} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
