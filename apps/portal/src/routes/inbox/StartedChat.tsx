import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { openConversation } from '@chippage/api/inbox';
import type { ConversationWish } from '@chippage/api/types';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inboxPaths } from './inbox.paths.ts';
import { t } from './inbox.words.ts';

/** Opens the conversation that a link asked for, and puts its own address in the place of the link's. */
export function StartedChat({ wish }: { wish: ConversationWish }) {
  const client = useApi();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef('');
  const begin = async () => {
    setFailure(null);
    try {
      const { id } = await openConversation(wish, { client });
      await navigate(inboxPaths.inboxAt({ open: id }), { replace: true, state: { isOpened: true } });
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t('failed'));
    }
  };
  useEffect(() => {
    // Once for each wish: an effect may run twice.
    const key = JSON.stringify(wish);
    if (asked.current === key) return;
    asked.current = key;
    void begin();
  });
  if (failure === null)
    return (
      <SkeletonRegion label={t('opening')}>
        <Skeleton shape="block" height="16rem" />
      </SkeletonRegion>
    );
  return (
    <ErrorState title={t('openFailed')} onRetry={() => void begin()} retryLabel={t('retry')}>
      {failure}
    </ErrorState>
  );
}
