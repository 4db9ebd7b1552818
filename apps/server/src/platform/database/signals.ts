import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Hears what a process says to all that share the database. */
export type SignalListener = (payload: string) => void;

/** Words between the processes of a portal, over the one connection that listens. What is sent while it is lost is not heard. */
export interface Signals {
  /** Hears a channel; call before `up`. */
  on: (channel: string, listener: SignalListener) => void;
  /** Hears that the connection was lost: whoever relied on it has to look for itself. */
  onLost: (listener: () => void) => void;
  /** Resolves once everything that is sent from now on is heard. */
  up: () => Promise<void>;
  close: () => Promise<void>;
}

const ASK_MS = 5000;
const CONNECT_MS = 3000;

/** Nothing connects before somebody waits for `up`. */
export function openSignals(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Signals {
  const listeners = new Map<string, SignalListener>();
  const lost: (() => void)[] = [];
  let listening: Promise<pg.Client> | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const forget = (client: pg.Client, known: Promise<pg.Client>) => {
    if (listening !== known) return;
    listening = null;
    clearInterval(timer);
    void client.end().catch(() => undefined);
    log.warn('the connection that listens was lost');
    for (const tell of lost) tell();
  };

  const connect = (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ASK_MS,
      keepAlive: true,
      application_name: 'chippage-signals',
    });
    const made: Promise<pg.Client> = (async () => {
      client.on('error', () => forget(client, made));
      client.on('end', () => forget(client, made));
      client.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''));
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      // A database that hangs keeps its sockets open: only an answer tells that it is there.
      timer = setInterval(() => void client.query('select 1').catch(() => forget(client, made)), ASK_MS * 2).unref();
      return client;
    })();
    made.catch(() => {
      if (listening === made) listening = null;
      void client.end().catch(() => undefined);
    });
    return made;
  };

  return {
    on: (channel, listener) => void listeners.set(channel, listener),
    onLost: (listener) => void lost.push(listener),
    async up() {
      listening ??= connect();
      await listening;
    },
    async close() {
      const known = listening;
      listening = null;
      clearInterval(timer);
      await known?.then((client) => client.end()).catch(() => undefined);
    },
  };
}
