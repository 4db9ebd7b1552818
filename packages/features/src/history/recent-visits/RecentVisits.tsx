import type { Loadable } from '@chippage/api/loadable';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { Inset } from '../../parts/page-column/PageColumn.tsx';
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
}

/** What a member looked at lately, a handful. */
export function RecentVisits({ visits }: RecentVisitsProps) {
  const t = useMessages(recentVisitsMessages);
  return (
    <Card title={t('title')} padding="none">
      <Loaded value={visits} lines={5}>
        {(rows) =>
          rows.length === 0 ? (
            <Inset>
              <Alert tone="info">{t('none')}</Alert>
            </Inset>
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
