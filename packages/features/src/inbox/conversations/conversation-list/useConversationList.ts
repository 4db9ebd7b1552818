import { useApi } from '@chippage/api/ApiProvider';
import { conversationDetailQuery, conversationsQuery, searchMessagesQuery } from '@chippage/api/inbox';
import { mapLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { Conversation, ConversationFilter, InboxEvent } from '@chippage/api/types';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { InboxLive } from '../../events/inbox-live/inboxLive.ts';
import { inboxTermsMessages } from '../../parts/messages.ts';
import { noteOf } from '../../parts/noteOf.ts';
import type { ConversationListProps } from './ConversationList.tsx';
import { afterEvent, type Changes, shownRows } from './listState.ts';

const PAGE_SIZE = 30;

/** What `ConversationList` needs of the API. */
export interface ConversationListBinding extends Pick<ConversationListProps, 'conversations' | 'notices' | 'found' | 'onMoreFound' | 'onLoadMore'> {
  /** A conversation changed here, e.g. it was pinned. */
  onChanged: (conversation: Conversation) => void;
}

/** Binds `ConversationList` to the API: events change the rows that they are about, and nothing is read anew. */
export function useConversationList(
  live: InboxLive | null,
  { filter, keywords, openId }: { filter: ConversationFilter; keywords: string; openId: number | null },
): ConversationListBinding {
  const client = useApi();
  const invalidate = useInvalidate();
  const terms = useMessages(inboxTermsMessages);
  const [changes, setChanges] = useState<Changes>(new Map());
  // Events of one burst come before the first of them is drawn.
  const newest = useRef(new Map<number, Conversation>());
  const vars = { ...(filter !== 'all' && { filter }), ...(keywords !== '' && { keywords }), pageSize: PAGE_SIZE };
  const pages = conversationsQuery.usePages(vars);
  // The first page has the notices beside its rows; it is the same answer, read once.
  const first = conversationsQuery.use({ ...vars, pageIndex: 1 });
  const found = searchMessagesQuery.usePages(keywords === '' ? null : { keywords, pageSize: PAGE_SIZE });
  const onChanged = (conversation: Conversation) => setChanges(new Map(newest.current.set(conversation.id, conversation)));

  const hear = useRef<(event: InboxEvent) => Promise<void>>(async () => undefined);
  useEffect(() => {
    hear.current = async (event) => {
      const id = event.conversationId;
      const known = newest.current.get(id) ?? pages.rows.find((row) => row.id === id);
      const next = known && afterEvent(known, event, event.message === null ? '' : noteOf(event.message, terms));
      onChanged(next ?? (await conversationDetailQuery.fetch({ conversationId: id }, { client })));
    };
  });
  useEffect(
    () =>
      live?.subscribe((what) => {
        // What could not be read shows with the next event of that conversation.
        if (what.kind === 'event') void hear.current(what.event).catch(() => undefined);
        else if (what.kind === 'begin') void invalidate(conversationsQuery);
        else if (what.kind === 'reset') {
          newest.current.clear();
          setChanges(new Map());
          void invalidate(conversationsQuery);
        }
      }),
    [live], // oxlint-disable-line react/exhaustive-deps -- `invalidate` is another function at each drawing and does the same
  );
  const noticeCount = useRef<number | null>(null);
  const { mutate } = first;
  useEffect(
    () =>
      live?.watchUnread(({ notices }) => {
        // A notice came or was read: its row says which one is the newest.
        if (noticeCount.current !== null && noticeCount.current !== notices) void mutate();
        noticeCount.current = notices;
      }),
    [live, mutate],
  );

  return {
    conversations: mapLoadable(toPagedList(pages), (list) => ({ ...list, rows: shownRows(list.rows, changes, { filter, keywords, openId }) })),
    notices: first.data?.notices ?? null,
    found: keywords === '' ? null : toPagedList(found),
    onMoreFound: found.loadMore,
    onLoadMore: pages.loadMore,
    onChanged,
  };
}
