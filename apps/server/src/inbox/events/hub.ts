import type { Platform } from '../../platform/context.ts';
import { INBOX_CHANNEL, readSignal } from '../../messages/inboxSignals.rules.ts';
import { readersOf } from '../parties.ts';
import type { Reader } from '../sides.rules.ts';
import { gather } from './gather.ts';
import { eventsAfterEach, headOf } from './events.queries.ts';
import { showEventsTo, unreadOf } from './showEvents.ts';
import { BEAT, eventText, type Stream } from './stream.ts';

/** The channel on which the database says that a session ended, see sessions.triggers.sql. */
const SESSION_CHANNEL = 'session_ended';
/** Proxies cut what is silent for half a minute. */
const BEAT_MS = 25_000;
const MOST_STREAMS = 2000;
const MOST_OF_MEMBER = 3;
/** Events of a member that are read at once. */
const BATCH = 50;
/** Members whose news are read together, and such readings at the same time: the other connections of the pool are for everybody else. */
const READING = { together: 50, atOnce: 2 };
/** Members whose unread numbers are asked together: a badge may be a moment behind, and several messages are counted once. */
const COUNTING = { together: 50, atOnce: 1, waitMs: 200 };

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
  /** Who is to be told how much they have not read, as they were read last. */
  const toCount = new Map<number, Reader>();
  let total = 0;
  let isClosed = false;

  const streamsOf = (memberId: number) => [...(byMember.get(memberId) ?? [])].filter((stream) => stream.isReady && stream.isOpen);
  const all = () => [...byMember.values()].flatMap((streams) => [...streams]);

  const remove = (stream: Stream) => {
    const streams = byMember.get(stream.memberId);
    if (!streams?.delete(stream)) return;
    total -= 1;
    if (streams.size === 0) byMember.delete(stream.memberId);
  };

  /** Sends the streams of some members what each of them has not got. */
  const bring = async (memberIds: readonly number[]) => {
    const streams = new Map(memberIds.map((memberId) => [memberId, streamsOf(memberId)]));
    const after = new Map([...streams].flatMap(([memberId, own]) => (own.length > 0 ? [[memberId, Math.min(...own.map(({ lastId }) => lastId))]] : [])));
    if (after.size === 0) return;
    // Their role now, not that of the moment at which the stream began.
    const [readers, rows] = await Promise.all([readersOf(db, [...after.keys()]), eventsAfterEach(db, after, BATCH)]);
    const told = new Set(rows.map(({ event }) => event.memberId));
    const shown =
      rows.length > 0
        ? await showEventsTo(
            platform,
            [...readers.values()].filter(({ memberId }) => told.has(memberId)),
            rows,
          )
        : null;
    const full: number[] = [];
    for (const [memberId, own] of streams) {
      const texts = new Map((shown?.get(memberId) ?? []).map((event) => [event.id, eventText(event.kind, event, event.id)]));
      const ids = rows.flatMap(({ event }) => (event.memberId === memberId ? [event.id] : []));
      for (const stream of own) {
        const text = ids.flatMap((id) => (id > stream.lastId ? (texts.get(id) ?? []) : [])).join('');
        if (text !== '') stream.write(text);
        stream.lastId = Math.max(stream.lastId, ids.at(-1) ?? 0);
      }
      if (ids.length === BATCH) full.push(memberId);
    }
    bringTo(full);
    for (const [memberId, reader] of readers) toCount.set(memberId, reader);
    countFor(readers.keys());
  };

  /** Says how much members have not read, after what that is: nobody waits for a number. */
  const count = async (memberIds: readonly number[]) => {
    const members = memberIds.flatMap((memberId) => {
      const reader = toCount.get(memberId);
      toCount.delete(memberId);
      return reader && streamsOf(memberId).length > 0 ? [{ id: memberId, role: reader.isOperator ? 'operator' : 'member' }] : [];
    });
    if (members.length === 0) return;
    for (const [memberId, unread] of await unreadOf(platform, members)) {
      const said = JSON.stringify(unread);
      for (const stream of streamsOf(memberId)) {
        if (stream.unread === said) continue;
        stream.unread = said;
        stream.send('unread', unread);
      }
    }
  };

  /** They come back, and get what they have not got then. */
  const onFailure = (memberIds: readonly number[], error: unknown) => {
    log.warn({ err: error }, 'an inbox was not read');
    for (const memberId of memberIds) for (const stream of streamsOf(memberId)) stream.end();
  };
  const bringTo = gather({ ...READING, work: bring, onFailure });
  const countFor = gather({ ...COUNTING, work: count, onFailure });
  const wake = (memberIds: readonly number[]) => bringTo(memberIds.filter((memberId) => byMember.has(memberId)));

  signals.on(INBOX_CHANNEL, (payload) => {
    const signal = readSignal(payload);
    if (signal?.kind === 'wake') wake(signal.memberIds);
    if (signal?.kind === 'typing') {
      const text = eventText('typing', { conversationId: signal.conversationId, name: signal.name });
      for (const memberId of signal.memberIds) for (const stream of streamsOf(memberId)) stream.write(text);
    }
  });
  signals.on(SESSION_CHANNEL, (payload) => {
    for (const stream of all()) if (stream.sessionId === Number(payload)) stream.end('ended');
  });
  // What was said meanwhile is not known, nor which sessions ended: all come back, show who they are and get what they missed.
  signals.onLost(() => {
    for (const stream of all()) stream.end();
  });
  const beat = setInterval(() => {
    for (const stream of all()) stream.write(BEAT);
  }, BEAT_MS).unref();

  /** Everybody listens by now: what is committed after the head was read wakes the stream, and what was before is read now. */
  const begin = async (stream: Stream, isFresh: boolean) => {
    const { lastId, trimmedId } = await headOf(db, stream.memberId);
    // Numbers that were never given out are of another database, e.g. before a backup was put back.
    const isLost = !isFresh && (stream.lastId < trimmedId || stream.lastId > lastId);
    if (isFresh || isLost) stream.lastId = lastId;
    stream.send(isLost ? 'reset' : 'begin', {}, stream.lastId);
    stream.isReady = true;
    wake([stream.memberId]);
  };

  return {
    hasRoom: () => !isClosed && total < MOST_STREAMS,
    add(stream, isFresh) {
      // The oldest goes: it may be of a network that is gone, and nobody reads it any more.
      const known = [...(byMember.get(stream.memberId) ?? [])];
      for (const old of known.slice(0, Math.max(0, known.length + 1 - MOST_OF_MEMBER))) {
        old.end('replaced');
        remove(old);
      }
      const streams = byMember.get(stream.memberId) ?? new Set();
      byMember.set(stream.memberId, streams.add(stream));
      total += 1;
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
