import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { ApiClient } from './client.ts';
import { transportError } from './errors.ts';
import type { InboxEvent, InboxUnread } from './generated/types.ts';

/** One connection to what happens in a member's inbox. */
export type InboxConnection = {
  /** The last event that is known; null: none, it begins with what happens from now on. */
  after: number | null;
  signal: AbortSignal;
  /** From now on everything is told. */
  onOpen: () => void;
  /** Each once, in their order. */
  onEvent: (event: InboxEvent) => void;
  /** Somebody of the other side is writing; it is over after six seconds without another word. */
  onTyping: (conversationId: number, name: string) => void;
  /** What is not read: at the beginning, and whenever it changed. */
  onUnread: (unread: InboxUnread) => void;
  /** Events between are not kept any more: what is on the screen has to be read anew. What comes next comes after `lastId`. */
  onReset: (lastId: number) => void;
};

/** The server says something at least every 25 seconds; who hears nothing this long has lost it. */
const SILENCE_MS = 60_000;
/** A stream that another window of the member took the place of does not fight for it. */
const REPLACED_MS = 60_000;
/** Characters of one event; a message has at most 2,000 and its cards. */
const MOST_CHARACTERS = 256 * 1024;

const events = new Set(['message', 'revoked', 'read', 'conversation']);
/** When the stream of a client was replaced. */
const replacedAt = new WeakMap<object, number>();

function take({ event = '', id, data }: EventSourceMessage, client: object, connection: InboxConnection): void {
  const said: unknown = JSON.parse(data);
  if (events.has(event)) connection.onEvent(said as InboxEvent);
  else if (event === 'unread') connection.onUnread(said as InboxUnread);
  else if (event === 'typing') {
    const { conversationId, name } = said as { conversationId: number; name: string };
    connection.onTyping(conversationId, name);
  } else if (event === 'replaced') replacedAt.set(client, Date.now());
  else if (event === 'reset') connection.onReset(Number(id));
  if (event === 'begin' || event === 'reset') connection.onOpen();
}

/**
 * Listens to a member's inbox until the server, the network or `signal` ends it; whoever wants to go on connects again with the last event.
 * @throws ApiError when it could not be opened, also for a minute after newer windows of the member took its place
 */
export async function connectInbox(client: Pick<ApiClient, 'openStream'>, connection: InboxConnection): Promise<void> {
  if (!client.openStream || Date.now() - (replacedAt.get(client) ?? -Infinity) < REPLACED_MS) throw transportError('network.unreachable', 'no stream now');
  const stop = new AbortController();
  const end = () => stop.abort();
  connection.signal.addEventListener('abort', end, { once: true });
  let timer = setTimeout(end, SILENCE_MS);
  try {
    connection.signal.throwIfAborted();
    const response = await client.openStream('/im/events', connection.after === null ? null : `${connection.after}`, stop.signal);
    const parser = createParser({ onEvent: (message) => take(message, client, connection), maxBufferSize: MOST_CHARACTERS });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return;
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
      parser.feed(piece.value);
    }
  } catch (error) {
    // A stream that was open has ended; that is what streams do.
    if (!stop.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    connection.signal.removeEventListener('abort', end);
    end();
  }
}
