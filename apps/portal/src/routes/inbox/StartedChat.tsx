import type { ConversationWish } from '@chippage/api/types';
import { useStartedChat } from '@chippage/features/useStartedChat';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useNavigate } from 'react-router-dom';
import { inboxPaths } from './inbox.paths.ts';
import { t } from './inbox.words.ts';

/** Opens the conversation that a link asked for, and puts its own address in the place of the link's. */
export function StartedChat({ wish }: { wish: ConversationWish }) {
  const navigate = useNavigate();
  const show = (id: number) => void navigate(inboxPaths.inboxAt({ open: id }), { replace: true, state: { isOpened: true } });
  const { failure, onRetry } = useStartedChat(wish, show, t('failed'));
  if (failure === null)
    return (
      <SkeletonRegion label={t('opening')}>
        <Skeleton shape="block" height="16rem" />
      </SkeletonRegion>
    );
  return (
    <ErrorState title={t('openFailed')} onRetry={onRetry} retryLabel={t('retry')}>
      {failure}
    </ErrorState>
  );
}
