import type { Platform } from '../../platform/context.ts';
import { INBOX_CHANNEL, readSignal } from '../../messages/inboxSignals.rules.ts';
import { readerOf } from '../parties.ts';
import { eventsAfter, headOf } from './events.queries.ts';
import { showEvents, unreadOfMember } from './showEvents.ts';
import type { Stream } from './stream.ts';

/** The channel on which the database says that a session ended, see sessions.triggers.sql. */
const SESSION_CHANNEL = 'session_ended';
/** Proxies cut what is silent for half a minute. */
const BEAT_MS = 25_000;
const MOST_STREAMS = 2000;
const MOST_OF_MEMBER = 3;
/** Events that are read at once. */
const BATCH = 100;
/** Members whose news are read at the same time: the other connections of the pool are for everybody else. */
const READERS = 6;

/** Holds the streams of this process and sends through each what its member has not got yet. */
export interface Hub {
  /** Whether there is room for another stream. */
  hasRoom: () => boolean;
  /** Takes a stream: sends what came after its last event, then what comes. @param isFresh It has no last event: it begins now. */
  add: (stream: Stream, isFresh: boolean) => void;
  remove: (stream: Stream) => void;
  /** Ends all streams; none is taken any more. */
  close: () => void;
}

/** Opens the hub; nothing listens before the first stream. */
export function createHub(platform: Platform): Hub {
  const { db, signals, log } = platform;
  const byMember = new Map<number, Set<Stream>>();
  const waiting = new Set<number>();
  const reading = new Set<number>();
  let count = 0;
  let isClosed = false;

  const streamsOf = (memberId: number) => [...(byMember.get(memberId) ?? [])].filter((stream) => stream.isReady && stream.isOpen);
  const all = () => [...byMember.values()].flatMap((streams) => [...streams]);

  const remove = (stream: Stream) => {
    const streams = byMember.get(stream.memberId);
    if (!streams?.delete(stream)) return;
    count -= 1;
    if (streams.size === 0) byMember.delete(stream.memberId);
  };

  /** Sends a member's streams what each of them has not got, until there is no more. */
  const bring = async (memberId: number) => {
    // The role now, not that of the moment at which the stream began.
    const reader = await readerOf(db, { memberId });
    for (;;) {
      const streams = streamsOf(memberId);
      if (streams.length === 0) return;
      const from = Math.min(...streams.map(({ lastId }) => lastId));
      const rows = await eventsAfter(db, memberId, from, BATCH);
      if (rows.length === 0) break;
      const shown = new Map((await showEvents(platform, reader, rows)).map((event) => [event.id, event]));
      for (const stream of streams)
        for (const { id } of rows) {
          if (id <= stream.lastId) continue;
          const event = shown.get(id);
          if (event) stream.send(event.kind, event, id);
          stream.lastId = id;
        }
      if (rows.length < BATCH) break;
    }
    const unread = await unreadOfMember(platform, { memberId, role: reader.isOperator ? 'operator' : 'member' });
    const said = JSON.stringify(unread);
    for (const stream of streamsOf(memberId)) {
      if (stream.unread === said) continue;
      stream.unread = said;
      stream.send('unread', unread);
    }
  };

  const next = () => {
    for (const memberId of waiting) {
      if (reading.size >= READERS) return;
      // What comes while it is being read may have been missed: it is read once more.
      if (reading.has(memberId)) continue;
      waiting.delete(memberId);
      reading.add(memberId);
      void bring(memberId)
        .catch((error: unknown) => {
          // They come back, and get what they have not got then.
          log.warn({ err: error }, 'an inbox was not read');
          for (const stream of streamsOf(memberId)) stream.end();
        })
        .finally(() => {
          reading.delete(memberId);
          next();
        });
    }
  };

  const wake = (memberId: number) => {
    if (!byMember.has(memberId)) return;
    waiting.add(memberId);
    next();
  };

  signals.on(INBOX_CHANNEL, (payload) => {
    const signal = readSignal(payload);
    if (signal?.kind === 'wake') signal.memberIds.forEach(wake);
    if (signal?.kind === 'typing')
      for (const memberId of signal.memberIds)
        for (const stream of streamsOf(memberId)) stream.send('typing', { conversationId: signal.conversationId, name: signal.name });
  });
  signals.on(SESSION_CHANNEL, (payload) => {
    for (const stream of all()) if (stream.sessionId === Number(payload)) stream.end('ended');
  });
  // What was said meanwhile is not known, nor which sessions ended: all come back, show who they are and get what they missed.
  signals.onLost(() => {
    for (const stream of all()) stream.end();
  });
  const beat = setInterval(() => {
    for (const stream of all()) stream.beat();
  }, BEAT_MS).unref();

  /** Everybody listens by now: what is committed after the head was read wakes the stream, and what was before is read now. */
  const begin = async (stream: Stream, isFresh: boolean) => {
    const { lastId, trimmedId } = await headOf(db, stream.memberId);
    // Numbers that were never given out are of another database, e.g. before a backup was put back.
    const isLost = !isFresh && (stream.lastId < trimmedId || stream.lastId > lastId);
    if (isFresh || isLost) stream.lastId = lastId;
    stream.send(isLost ? 'reset' : 'begin', {}, stream.lastId);
    stream.isReady = true;
    wake(stream.memberId);
  };

  return {
    hasRoom: () => !isClosed && count < MOST_STREAMS,
    add(stream, isFresh) {
      // The oldest goes: it may be of a network that is gone, and nobody reads it any more.
      const known = [...(byMember.get(stream.memberId) ?? [])];
      for (const old of known.slice(0, Math.max(0, known.length + 1 - MOST_OF_MEMBER))) {
        old.end('replaced');
        remove(old);
      }
      const streams = byMember.get(stream.memberId) ?? new Set();
      byMember.set(stream.memberId, streams.add(stream));
      count += 1;
      void begin(stream, isFresh).catch(() => stream.end());
    },
    remove,
    close() {
      isClosed = true;
      clearInterval(beat);
      for (const stream of all()) stream.end();
    },
  };
}
