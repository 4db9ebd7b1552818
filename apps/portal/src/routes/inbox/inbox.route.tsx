import { ConversationList, useConversationList } from '@chippage/features/ConversationList';
import { InboxFrame } from '@chippage/features/InboxFrame';
import { useInboxStatus } from '@chippage/features/InboxLive';
import { lazyPart } from '@chippage/ui/late';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { inboxLiveAtom } from '../../atoms/inboxLiveAtom.ts';
import { inboxPaths } from './inbox.paths.ts';
import { t } from './inbox.words.ts';
import { type InboxPlace, placeIn, wishIn } from './inboxPlace.ts';
import { StartedChat } from './StartedChat.tsx';

// The list stands first; what is opened in it is larger than the list.
const loadChat = () => import('./BoundChat.tsx');
const BoundChat = lazyPart(async () => (await loadChat()).BoundChat);
const BoundNotices = lazyPart(async () => (await import('../messages/BoundNotices.tsx')).BoundNotices);

/** The inbox; the account menu opens it in a window of its own. The address holds what is open in it. */
export default function InboxRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const live = useAtomValue(inboxLiveAtom);
  const status = useInboxStatus(live);
  const isOffline = useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  );
  const place = placeIn(search);
  const wish = wishIn(search);
  const { open, seq, filter, keywords } = place;
  const { onChanged, ...list } = useConversationList(live, { filter, keywords, openId: typeof open === 'number' ? open : null });
  // What was opened here takes the focus; an address that brought one along leaves it where the page begins.
  const go = (next: Partial<InboxPlace>, isOpened = false) =>
    void navigate(inboxPaths.inboxAt({ ...place, seq: null, ...next }), { preventScrollReset: true, state: { isOpened } });
  // Once the list is there, so that opening a conversation does not wait for the code. A failure is told where one is opened.
  useEffect(() => void loadChat().catch(() => undefined), []);
  const shown =
    open === 'notices' ? (
      <BoundNotices headingLevel={2} />
    ) : open !== null ? (
      <BoundChat key={open} id={open} around={seq} live={live} onChanged={onChanged} onBack={() => go({ open: null })} />
    ) : wish !== null ? (
      <StartedChat wish={wish} />
    ) : null;
  const bones = (
    <SkeletonRegion label={t(open === 'notices' ? 'openingNotices' : 'opening')}>
      <Skeleton shape="block" height="16rem" />
    </SkeletonRegion>
  );
  return (
    <InboxFrame
      connection={isOffline ? 'offline' : status === 'down' ? 'down' : 'live'}
      list={
        <ConversationList
          {...list}
          filter={filter}
          onFilter={(next) => go({ filter: next })}
          keywords={keywords}
          onSearch={(next) => go({ keywords: next })}
          open={open}
          onOpen={(next) => go({ open: next }, true)}
          onJump={({ conversationId, seq: at }) => go({ open: conversationId, seq: at }, true)}
        />
      }
      detail={shown && <Suspense fallback={bones}>{shown}</Suspense>}
      isPage={open === 'notices'}
    />
  );
}

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
