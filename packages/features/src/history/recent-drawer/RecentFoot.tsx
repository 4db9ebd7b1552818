import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { recentDrawerMessages } from './messages.ts';
import * as styles from './RecentDrawer.css.ts';
import type { RecentDrawerProps, RecentRows } from './RecentDrawer.tsx';

const PAGE_SIZE = 20;

type RecentFootProps = Pick<RecentDrawerProps, 'isLoadingMore' | 'moreError' | 'onLoadMore'> & { rows: RecentRows };

/** How much of the history is seen, and the way to more of it. */
export function RecentFoot({ rows: { rows, total }, isLoadingMore = false, moreError = null, onLoadMore }: RecentFootProps) {
  const t = useMessages(recentDrawerMessages);
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  const page = Math.ceil(rows.length / PAGE_SIZE) + 1;

  // Focus goes on where reading goes on: at the first of the new rows.
  useEffect(() => {
    if (asked.current === null || rows.length <= asked.current) return;
    const first = root.current?.closest('[role=dialog]')?.querySelectorAll<HTMLElement>('[role=tabpanel] li')[asked.current];
    asked.current = null;
    announce(t('loaded', { count: rows.length, total }));
    first?.querySelector('a')?.focus();
  }, [announce, rows.length, t, total]);

  const isAll = rows.length >= total && moreError === null;
  return (
    <div ref={root} className={styles.foot}>
      {moreError !== null && (
        <p role="alert" className={styles.moreError}>
          {t('moreFailed', { page, message: moreError })}
        </p>
      )}
      {!isAll && (
        <Button
          variant="outline"
          size="sm"
          isPending={isLoadingMore}
          pendingLabel={t('loadingMore', { page })}
          onPress={() => {
            asked.current = rows.length;
            onLoadMore();
          }}
        >
          {t(moreError === null ? 'more' : 'retry')}
        </Button>
      )}
      <span className={styles.count}>{isAll ? t('noMore', { total }) : t('shown', { shown: rows.length, total })}</span>
    </div>
  );
}
