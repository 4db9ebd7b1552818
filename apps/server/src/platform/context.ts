import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Clock, Random } from './clock.ts';
import type { Db } from './database/connect.ts';
import type { FileStore } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { Parsing } from './parsing/parsing.ts';
import type { Signals } from './database/signals.ts';
import type { Services } from '../services/services.ts';

/** What every part of the server may use; made once at start. */
export interface Platform {
  config: Config;
  db: Db;
  clock: Clock;
  random: Random;
  services: Services;
  files: FileStore;
  jobs: Jobs;
  parsing: Parsing;
  signals: Signals;
  log: FastifyBaseLogger;
  /** Known to this process alone; a call that carries it comes from a page that it renders. */
  insideKey: string;
}

/** A logged-in member's session. */
export interface Session {
  id: number;
  memberId: number;
  /** Until when the member may make sensitive changes without showing again who sits there. */
  stepUpUntil: Date | null;
  /** The member's role now: taking it away holds at the next request. */
  role: 'member' | 'author' | 'enterprise' | 'merchant' | 'operator';
}

/** What a handler gets beside its input. */
export interface Ctx<S extends Session | null = Session | null> extends Platform {
  /** Null for a visitor who is not logged in; never null where the contract asks for a member. */
  session: S;
  /** The site's own origin, e.g. `https://www.example.com`; never taken from the request. */
  origin: string;
  /** Address of the visitor, by the trusted proxies. */
  ip: string;
  /** Whether limits by address make no sense, see `isLocal.ts`. */
  isLocal: boolean;
  /** The browser's own mark, or '' when it sent none that looks like one. */
  uuid: string;
  requestId: string;
  /** Cookies and headers of the answer; only the account domain needs it. */
  reply: ReplyHeaders;
}

/** The part of a reply that a handler may touch. */
export interface ReplyHeaders {
  setCookie: (name: string, value: string, options: { maxAge: number }) => void;
  clearCookie: (name: string) => void;
  /** Clears a cookie that the page's scripts wrote. */
  clearReadableCookie: (name: string) => void;
  /** Value of a cookie of the request. */
  cookie: (name: string) => string | undefined;
  /** Value of a header of the request. */
  header: (name: string) => string | undefined;
}
