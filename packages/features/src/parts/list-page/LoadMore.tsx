import { Button } from '@chippage/ui/Button';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Alert } from '@chippage/ui/Alert';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { landing, quiet } from '../page-column/PageColumn.css.ts';
import * as styles from './ListPage.css.ts';
import { listPageMessages } from './messages.ts';
import type { PagedList } from './pagedList.ts';

export interface LoadMoreProps {
  list: PagedList<unknown>;
  onLoadMore: () => void;
}

/** The foot of a list: how much of it is here, and the way to the rest. What came is said once. */
export function LoadMore({ list, onLoadMore }: LoadMoreProps) {
  const t = useMessages(listPageMessages);
  const announce = useAnnounce();
  const foot = useRef<HTMLParagraphElement>(null);
  const pressedAt = useRef<number | null>(null);
  const { total, hasMore, isLoadingMore, moreError } = list;
  const count = list.rows.length;
  const words = count < total ? t('loaded', { count, total }) : t('total', { total });

  useEffect(() => {
    if (pressedAt.current === null || pressedAt.current === count) return;
    pressedAt.current = null;
    announce(t('loaded', { count, total }));
    // The button went away with the last page.
    if (!hasMore) foot.current?.focus();
  }, [announce, count, hasMore, t, total]);

  return (
    <div className={styles.more}>
      {moreError !== null && (
        <Alert tone="danger" live="assertive">
          {moreError}
        </Alert>
      )}
      <p ref={foot} tabIndex={-1} className={`${quiet} ${landing}`}>
        {words}
      </p>
      {hasMore && (
        <Button
          variant="outline"
          isPending={isLoadingMore}
          pendingLabel={t('loadingMore')}
          onPress={() => {
            pressedAt.current = count;
            onLoadMore();
          }}
        >
          {t('loadMore')}
        </Button>
      )}
    </div>
  );
}
