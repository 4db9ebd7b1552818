import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { allHandlers, composition, domains } from './domains.ts';
import { registerOutbox } from './platform/outboxPage.ts';
import { registerCaching } from './platform/caching.ts';
import { type Clock, type Random, systemClock, systemRandom } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Platform } from './platform/context.ts';
import { registerContract } from './platform/contract/contract.ts';
import type { Db } from './platform/database/connect.ts';
import { openDatabase } from './platform/database/open.ts';
import { registerFailures } from './platform/failures.ts';
import { fastifyOptions } from './platform/fastifyOptions.ts';
import { openFileStore } from './platform/files.ts';
import type { Handlers } from './platform/handlers.ts';
import { registerGracefulClose } from './platform/gracefulClose.ts';
import { registerHealth } from './platform/health.ts';
import { registerHousekeeping } from './platform/housekeeping.ts';
import { openJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { registerGuards } from './platform/requestGuards.ts';
import { openServices, type Services } from './services/services.ts';

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
  const mayFailOpen = async () => (await domains.find((domain) => domain.mayFailOpen)?.mayFailOpen?.({ db, clock })) ?? false;
  const countUnread = async (memberId: number) => (await domains.find((domain) => domain.countUnread)?.countUnread?.(db, memberId)) ?? 0;
  const services = { ...(await openServices({ config, db, clock, random, log, mayFailOpen, countUnread })), ...overrides.services };
  const platform: Platform = {
    config,
    db,
    clock,
    random,
    services,
    files: openFileStore(
      join(config.dataDir, 'files'),
      domains.flatMap(({ usesBytes = [] }) => usesBytes),
    ),
    jobs: openJobs(database.url, log),
    log,
  };
  registerHousekeeping(
    platform,
    domains.flatMap(({ housekeeping = [] }) => housekeeping),
  );
  for (const domain of domains) domain.registerJobs?.(platform, composition);

  const stopping = new AbortController();
  let isReady = false;
  let background = Promise.resolve();
  const runTasks = async (blocking: boolean) => {
    for (const task of domains.flatMap(({ startTasks = [] }) => startTasks))
      if (task.blocksReadiness === blocking && !stopping.signal.aborted) await task.run(platform, stopping.signal);
  };
  return {
    fastifyOptions: fastifyOptions(config, log),
    plugin: async (app) => registerAll(app, platform, { ...allHandlers(config), ...overrides.handlers }, () => isReady),
    platform,
    db,
    log,
    databasePid: database.pid,
    isReady: () => isReady,
    async ready() {
      for (const domain of domains) await domain.seed?.(platform);
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
  const { sms, mail } = platform.config;
  if (sms === 'local' || mail === 'local') registerOutbox(app, platform);
  for (const domain of domains) await domain.registerPages?.(app, platform);
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
      for (const domain of domains) await domain.registerRoutes?.(api, platform);
      const finder = domains.find((domain) => domain.findSession);
      const findSession = async (request: FastifyRequest, reply: FastifyReply) => (await finder?.findSession?.(platform, request, reply)) ?? null;
      registerContract(api, { platform, handlers, findSession });
    },
    { prefix: '/api' },
  );
}
