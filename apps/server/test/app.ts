import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp, createServer, type Server, type ServerOverrides } from '../src/createServer.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { KEYS_FILE, type LocalKeys, localKeys } from '../src/services/alipay/localKeys.ts';
import { devOutbox } from '../src/services/sms/outbox.schema.ts';
import { easyCaptcha } from './easyCaptcha.ts';
import { createTestDatabase, type DatabaseServer, type TestDatabase } from './database.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now: () => Date;
  advance: (ms: number) => void;
}

/** A clock that begins at the present. */
export function createTestClock(): TestClock {
  let at = Date.now();
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms;
    },
  };
}

/** The whole API on a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  server: Server;
  /** Where vendors' stand-ins have their pages. */
  developers: FastifyInstance;
  database: TestDatabase;
  clock: TestClock;
  /** Every line that was logged. */
  lines: string[];
  /** A new browser. */
  visitor: (options?: VisitorOptions) => Visitor;
  close: () => Promise<void>;
}

interface TestAppOptions extends Omit<ServerOverrides, 'clock' | 'log'> {
  env?: Record<string, string>;
  logLevel?: string;
  /** Outside of a test run: where databases are made. */
  databases?: DatabaseServer;
}

let keys: LocalKeys | undefined;

/** Gives the app the keys of the first one in this process: making some takes a tenth of a second. */
function giveKeys(dataDir: string): void {
  if (keys) writeFileSync(join(dataDir, KEYS_FILE), JSON.stringify(keys));
  else keys = localKeys(dataDir);
}

/** Starts the API without a socket. */
export async function createTestApp({ env = {}, logLevel = 'info', databases, ...overrides }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(databases);
  const dataDir = mkdtempSync(join(tmpdir(), 'chippage-app-'));
  giveKeys(dataDir);
  const clock = createTestClock();
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, ANONYMOUS_BUDGET: 'off', CHECK_ANSWERS: '1', LOG_LEVEL: logLevel, ...env });
  const log = createLog(config.logLevel, { write: (line) => void lines.push(line) });
  const server = await createServer({ config, clock, log, hasBackground: false, ...overrides, services: { captcha: easyCaptcha, ...overrides.services } });
  const app = await createApp(server);
  await server.ready();
  return {
    app,
    server,
    developers: server.developerServer ?? app,
    database,
    clock,
    lines,
    visitor: (options) => new Visitor(app, server, options),
    async close() {
      await app.close();
      await server.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface VisitorOptions {
  ip?: string;
  uuid?: string;
}

/** A browser: keeps its cookies and its token, says where it comes from. */
export class Visitor {
  readonly uuid: string;
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  uid: number | undefined;
  private readonly app: FastifyInstance;
  private readonly server: Server;
  private readonly ip: string;

  constructor(app: FastifyInstance, server: Server, { ip = '127.0.0.1', uuid = randomUUID() }: VisitorOptions = {}) {
    this.app = app;
    this.server = server;
    this.ip = ip;
    this.uuid = uuid;
  }

  /** Sends a request as this browser; what `options` names wins. */
  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const headers: Record<string, string> = { uuid: this.uuid, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'user-agent': 'Mozilla/5.0 Test' };
    if (this.cookies.size > 0) headers['cookie'] = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (this.token) headers['token'] = this.token;
    if (this.uid) headers['uid'] = `${this.uid}`;
    const reply = await this.app.inject({ remoteAddress: this.ip, ...options, headers: { ...headers, ...options.headers } });
    for (const { name, value, maxAge, expires } of reply.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0) || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  get(url: string, query: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url: `/api${url}`, query });
  }

  /** Posts a form, as the contract's bodies are by default. */
  post(url: string, form: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const payload = new URLSearchParams(form).toString();
    return this.send({ method: 'POST', url: `/api${url}`, payload, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  }

  /** Asks for a code and reads it where a developer would. */
  async receiveCode(mobile: string): Promise<string> {
    const reply = await this.get('/v2/sendNotice', { mobile, captchaVerifyParam: 'ok' });
    if (reply.json<{ code: number }>().code !== 1) throw new Error(`no code: ${reply.body}`);
    return this.newestCode(mobile);
  }

  async newestCode(mobile: string): Promise<string> {
    const recipient = mobile.startsWith('+') ? mobile.replace('-', '') : `+86${mobile}`;
    const [row] = await this.server.db.select().from(devOutbox).where(eq(devOutbox.recipient, recipient)).orderBy(desc(devOutbox.id)).limit(1);
    return row?.code ?? '';
  }

  /** Logs in by SMS and keeps both halves of the session, as a browser does. */
  async login(mobile: string): Promise<LightMyRequestResponse> {
    const code = await this.receiveCode(mobile);
    return this.keep(await this.post('/web/login', { mobile, code }));
  }

  /** Keeps the token of a successful login. */
  keep(reply: LightMyRequestResponse): LightMyRequestResponse {
    const { code, data } = reply.json<{ code: number; data?: { id: number; token: string } }>();
    if (code === 1 && data) {
      this.token = data.token;
      this.uid = data.id;
    }
    return reply;
  }
}
