import type { Loadable } from '@chippage/api/loadable';
import { ApiError } from '@chippage/api/errors';
import type { CirclePost, CirclePostVersion } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { postCardMessages } from './messages.ts';
import type { PostActions } from './postActions.ts';
import * as styles from './PostCard.css.ts';

export interface HistoryDialogProps extends Pick<PostActions, 'onReadHistory'> {
  post: CirclePost;
  onClose: () => void;
}

/** What a post said, the newest first. */
export function HistoryDialog({ post, onReadHistory, onClose }: HistoryDialogProps) {
  const t = useMessages(postCardMessages);
  const [versions, setVersions] = useState<Loadable<readonly CirclePostVersion[]>>({ status: 'loading' });
  const read = useCallback(() => {
    setVersions({ status: 'loading' });
    onReadHistory(post).then(
      (data) => setVersions({ status: 'ready', data }),
      (error: unknown) => {
        const { reason: code, message } = error instanceof ApiError ? error : ({ reason: 'network.unreachable', message: t('failed') } as const);
        setVersions({ status: 'failed', code, message, onRetry: read });
      },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once for a post: what was read stays while the dialog is open
  }, [post.id]);
  useEffect(read, [read]);
  return (
    <Dialog title={t('historyTitle')} closeLabel={t('close')} isOpen onOpenChange={onClose} isDismissable>
      <Loaded value={versions} lines={6}>
        {(list) => (
          <ol className={styles.versions}>
            {list.map(({ content, time }, at) => (
              <li key={time}>
                <p className={styles.line}>
                  {at === 0 && <strong>{t('now')}</strong>}
                  <FriendlyTime dateTime={time} />
                </p>
                <p className={styles.words}>{content}</p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
}
