import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { registerAccountJobs } from './account/accountJobs.ts';
import { codesSince } from './account/codes.queries.ts';
import { registerLocalProviders } from './account/localProviderPages.ts';
import { createPasswords } from './account/passwords.ts';
import { recognise, SID_MAX_AGE } from './account/sessions.ts';
import { allHandlers } from './handlers.ts';
import { registerHousekeeping } from './housekeeping.ts';
import { registerAlipayNotify, registerCashier } from './mall/payments/alipayNotify.ts';
import { registerMallJobs } from './mall/mallJobs.ts';
import { registerFeeds } from './news/feeds.ts';
import { registerOutbox } from './platform/outboxPage.ts';
import { audit } from './platform/audit.ts';
import { registerCaching } from './platform/caching.ts';
import { type Clock, type Random, systemClock, systemRandom } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Platform, Session } from './platform/context.ts';
import { registerContract } from './platform/contract/contract.ts';
import { replyHeaders } from './platform/contract/replyHeaders.ts';
import type { Db } from './platform/database/connect.ts';
import { openDatabase } from './platform/database/open.ts';
import { registerFailures } from './platform/failures.ts';
import { fastifyOptions } from './platform/fastifyOptions.ts';
import { openFileStore } from './platform/files.ts';
import type { Handlers } from './platform/handlers.ts';
import { registerGracefulClose } from './platform/gracefulClose.ts';
import { registerHealth } from './platform/health.ts';
import { openJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { registerGuards } from './platform/requestGuards.ts';
import { openServices, type Services } from './services/services.ts';
import { seedSite } from './site/seed.ts';
import { startTasks } from './startTasks.ts';

/** The API, ready to be mounted. */
export interface Server {
  /** Register without a prefix: brings `/api/*`, `/healthz`, `/readyz` and, on a developer's machine, `/__dev/outbox`. */
  plugin: FastifyPluginAsync;
  /** Give these to `Fastify()`. */
  fastifyOptions: ReturnType<typeof fastifyOptions>;
  platform: Platform;
  db: Db;
  log: FastifyBaseLogger;
  /** Postmaster of the embedded database; undefined with DATABASE_URL. */
  databasePid: () => number | undefined;
  isReady: () => boolean;
  /** Resolves when the sample catalogue is in and visitors may come. Call once; the work after it goes on in the background. */
  ready: () => Promise<void>;
  /** Ends jobs and the database; call after the Fastify instance was closed. */
  close: () => Promise<void>;
}

/** Values that tests put in place of the world. */
export interface ServerOverrides {
  clock?: Clock;
  random?: Random;
  log?: FastifyBaseLogger;
  services?: Partial<Services>;
  /** More or other handlers. */
  handlers?: Partial<Handlers>;
  /** False: no sample catalogue and no queues. @default true */
  hasBackground?: boolean;
}

/**
 * Opens the database, migrates it and prepares the API.
 * @throws StartError whose message is for the operator.
 */
export async function createServer({ config, ...overrides }: { config: Config } & ServerOverrides): Promise<Server> {
  const { clock = systemClock, random = systemRandom, log = createLog(config.logLevel), hasBackground = true } = overrides;
  const database = await openDatabase({ ...config, onCrash: (detail) => log.error(detail) });
  const { db } = database;
  const mayFailOpen = async () => (await codesSince(db, new Date(clock.now().getTime() - 3_600_000))) < 400;
  const services = { ...(await openServices({ config, db, clock, random, log, mayFailOpen })), ...overrides.services };
  const platform: Platform = {
    config,
    db,
    clock,
    random,
    services,
    files: openFileStore(join(config.dataDir, 'files')),
    jobs: openJobs(database.url, log),
    log,
  };
  registerHousekeeping(platform);
  registerAccountJobs(platform);
  registerMallJobs(platform);

  const stopping = new AbortController();
  let isReady = false;
  let background = Promise.resolve();
  const runTasks = async (blocking: boolean) => {
    for (const task of startTasks) if (task.blocksReadiness === blocking && !stopping.signal.aborted) await task.run(platform, stopping.signal);
  };
  return {
    fastifyOptions: fastifyOptions(config, log),
    plugin: async (app) => registerAll(app, platform, { ...allHandlers(createPasswords(config.secrets.passwordPepper)), ...overrides.handlers }, () => isReady),
    platform,
    db,
    log,
    databasePid: database.pid,
    isReady: () => isReady,
    async ready() {
      await seedSite(platform);
      if (hasBackground) await runTasks(true);
      isReady = true;
      if (!hasBackground) return;
      background = Promise.all([platform.jobs.start(), runTasks(false)])
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error }, 'start task failed'));
    },
    async close() {
      isReady = false;
      stopping.abort();
      await background;
      await platform.jobs.stop(5000);
      services.mail?.close();
      await database.close();
    },
  };
}

/** A Fastify instance with nothing but the API, for tests and tools; `inject` asks it without a socket. */
export async function createApp(server: Server): Promise<FastifyInstance> {
  const app = Fastify(server.fastifyOptions);
  await app.register(server.plugin);
  await app.ready();
  return app;
}

async function registerAll(app: FastifyInstance, platform: Platform, handlers: Partial<Handlers>, isReady: () => boolean): Promise<void> {
  registerGracefulClose(app);
  registerHealth(app, { db: platform.db, isReady });
  const { sms, mail, wx, qq } = platform.config;
  if (sms === 'local' || mail === 'local') registerOutbox(app, platform);
  if (wx === 'local' || qq === 'local') await registerLocalProviders(app, platform);
  await registerCashier(app, platform);
  await app.register(
    async (api) => {
      await api.register(cookie);
      await api.register(formbody);
      await api.register(multipart);
      // Nobody asked for text bodies; without a parser they are refused by their type.
      api.removeContentTypeParser('text/plain');
      registerFailures(api);
      registerGuards(api, platform, isReady);
      registerCaching(api);
      registerFeeds(api, platform);
      registerAlipayNotify(api, platform);
      registerContract(api, { platform, handlers, findSession: (request, reply) => findSession(platform, request, reply) });
    },
    { prefix: '/api' },
  );
}

/** Whose request it is; a stolen half of a login is written down. */
async function findSession(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  const headers = replyHeaders(request, reply, platform.config);
  const uuid = headers.header('uuid')?.slice(0, 64) ?? '';
  const note = (memberId: number, event: string) =>
    audit({ ...platform, ip: request.ip, uuid, requestId: request.id }, { event, outcome: 'refused', memberId });
  const claim = {
    token: headers.header('token'),
    sid: headers.cookie('sid'),
    uid: headers.header('uid'),
    userAgent: headers.header('user-agent') ?? '',
    uuid,
    // Pages are rendered with the visitor's cookies, but the answer's cookie would end there.
    canRotate: headers.header('sec-fetch-dest') === 'empty',
  };
  const found = await recognise(platform, claim);
  if (found.kind === 'nobody') return null;
  if (found.kind === 'mismatch') {
    await note(found.memberId, 'session.mismatch');
    return null;
  }
  if (found.isNewlyFlagged) await note(found.session.memberId, 'session.flagged');
  if (found.freshSid) headers.setCookie('sid', found.freshSid, { maxAge: SID_MAX_AGE });
  return found.session;
}
