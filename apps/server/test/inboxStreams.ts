import type { InboxEvent, InboxUnread } from '@chippage/api/types';
import { createApi } from '@chippage/api/http';
import { connectInbox } from '@chippage/api/inboxStream';
import type { Visitor } from './app.ts';

/** A browser that listens to its member's inbox. */
export interface Listening {
  events: InboxEvent[];
  unread: InboxUnread | null;
  typing: { conversationId: number; name: string }[];
  resets: number;
  /** Settles when the stream ended. */
  ended: Promise<void>;
  /** Cuts the connection. */
  cut: () => void;
}

/** Listens at an address as a visitor does; resolves once everything is told. @param after The last event that is known. */
export async function listenAs(visitor: Visitor, origin: string, after: number | null = null): Promise<Listening> {
  const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const client = createApi({
    baseUrl: `${origin}/api`,
    getSession: () => ({ token: visitor.token ?? null, uid: visitor.uid ?? null, uuid: visitor.uuid }),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookies);
      headers.set('user-agent', 'Mozilla/5.0 Test');
      return fetch(input, { ...init, headers });
    },
  });
  const stop = new AbortController();
  const opened = Promise.withResolvers<void>();
  const listening: Listening = { events: [], unread: null, typing: [], resets: 0, ended: Promise.resolve(), cut: () => stop.abort() };
  listening.ended = connectInbox(client, {
    after,
    signal: stop.signal,
    onOpen: opened.resolve,
    onEvent: (event) => void listening.events.push(event),
    onTyping: (conversationId, name) => void listening.typing.push({ conversationId, name }),
    onUnread: (unread) => {
      listening.unread = unread;
    },
    onReset: () => {
      listening.resets += 1;
    },
  });
  await Promise.race([opened.promise, listening.ended]);
  return listening;
}
