import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { allHandlers, composition, domains } from './domains.ts';
import { registerOutbox } from './platform/outboxPage.ts';
import { registerCaching } from './platform/caching.ts';
import { createCallBudget, hasBudget, insideHeaders } from './platform/callBudget.ts';
import { type Clock, type Random, systemClock, systemRandom } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Platform } from './platform/context.ts';
import { registerContract } from './platform/contract/contract.ts';
import type { Db } from './platform/database/connect.ts';
import { openDatabase } from './platform/database/open.ts';
import { createDeveloperServer } from './platform/developerServer.ts';
import { registerFailures } from './platform/failures.ts';
import { fastifyOptions } from './platform/fastifyOptions.ts';
import { openFiles } from './platform/openFiles.ts';
import type { Handlers } from './platform/handlers.ts';
import { registerGracefulClose } from './platform/gracefulClose.ts';
import { registerHealth } from './platform/health.ts';
import { registerHousekeeping } from './platform/housekeeping.ts';
import { openJobs } from './platform/jobs.ts';
import { createKnownAnswers } from './platform/knownAnswers.ts';
import { listeningOrigin } from './platform/listening.ts';
import { createLog } from './platform/log.ts';
import { baseHeaders } from './platform/headers.ts';
import { guardHttp } from './platform/http/guardHttp.ts';
import { createParsing } from './platform/parsing/parsing.ts';
import { openSignals } from './platform/database/signals.ts';
import { registerGuards } from './platform/requestGuards.ts';
import { untilAnswered } from './platform/untilAnswered.ts';
import { openServices, type Services } from './services/services.ts';

/** The API, ready to be mounted. */
export interface Server {
  /** Register without a prefix: brings `/api/*`, `/healthz` and `/readyz`. */
  plugin: FastifyPluginAsync;
  /** Give these to `Fastify()`. */
  fastifyOptions: ReturnType<typeof fastifyOptions>;
  /** Pages that stand for vendors, e.g. `/__dev/outbox`: let it listen on the loopback, on a port of its own. Null where there are none. */
  developerServer: FastifyInstance | null;
  platform: Platform;
  db: Db;
  log: FastifyBaseLogger;
  /** Postmaster of the embedded database; undefined with DATABASE_URL. */
  databasePid: () => number | undefined;
  isReady: () => boolean;
  /** Headers of calls that a page of this process makes: the page was counted, so they are not. */
  insideHeaders: Record<string, string>;
  /** Whether a visitor's requests are counted. */
  hasBudget: (request: FastifyRequest) => boolean;
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
  const countUnread = async (memberIds: readonly number[]) =>
    (await domains.find((domain) => domain.countUnread)?.countUnread?.(db, memberIds)) ?? new Map<number, number>();
  const developerServer = createDeveloperServer(config, log);
  const pagesOrigin = () => (developerServer ? listeningOrigin(developerServer.server) : 'http://localhost');
  const services = { ...(await openServices({ config, db, clock, random, log, mayFailOpen, countUnread, pagesOrigin })), ...overrides.services };
  const platform: Platform = {
    config,
    db,
    clock,
    random,
    services,
    files: await openFiles(
      config,
      domains.flatMap(({ usesBytes = [] }) => usesBytes),
    ),
    jobs: openJobs(database.url, log),
    parsing: createParsing(),
    signals: openSignals(database.url, log),
    log,
    insideKey: random.bytes(24).toString('base64url'),
  };
  registerHousekeeping(
    platform,
    domains.flatMap(({ housekeeping = [] }) => housekeeping),
  );
  for (const domain of domains) domain.registerJobs?.(platform, composition);
  if (developerServer) {
    registerOutbox(developerServer, platform);
    for (const domain of domains) await domain.registerDeveloperPages?.(developerServer, platform);
  }

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
    developerServer,
    platform,
    db,
    log,
    databasePid: database.pid,
    isReady: () => isReady,
    insideHeaders: insideHeaders(platform),
    hasBudget: (request) => hasBudget(platform, request),
    async ready() {
      const { signal } = stopping;
      for (const domain of domains) await untilAnswered(async () => domain.seed?.(platform), { signal });
      if (hasBackground) await untilAnswered(() => runTasks(true), { signal });
      isReady = true;
      if (!hasBackground) return;
      background = Promise.all([platform.jobs.start(), runTasks(false)])
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error }, 'start task failed'));
    },
    async close() {
      isReady = false;
      stopping.abort();
      await developerServer?.close();
      platform.parsing.close();
      await background;
      await platform.jobs.stop(2000);
      services.mail?.close();
      await platform.signals.close();
      await database.close();
    },
  };
}

/** A Fastify instance with nothing but the API, for tests and tools; `inject` asks it without a socket. */
export async function createApp(server: Server): Promise<FastifyInstance> {
  const app = Fastify(server.fastifyOptions);
  guardHttp(app, baseHeaders(server.platform.config));
  await app.register(server.plugin);
  await app.ready();
  return app;
}

async function registerAll(app: FastifyInstance, platform: Platform, handlers: Partial<Handlers>, isReady: () => boolean): Promise<void> {
  registerGracefulClose(app);
  registerHealth(app, { db: platform.db, isReady });
  await app.register(
    async (api) => {
      await api.register(cookie);
      await api.register(formbody);
      await api.register(multipart);
      // Nobody asked for text bodies; without a parser they are refused by their type.
      api.removeContentTypeParser('text/plain');
      const known = createKnownAnswers();
      registerFailures(api, known);
      const takeCall = createCallBudget(platform);
      registerGuards(api, platform, takeCall, isReady);
      registerCaching(api, known);
      const finder = domains.find((domain) => domain.findSession);
      const findSession = async (request: FastifyRequest, reply: FastifyReply) => (await finder?.findSession?.(platform, request, reply)) ?? null;
      for (const domain of domains) await domain.registerRoutes?.(api, platform, findSession, composition);
      registerContract(api, { platform, handlers, findSession, takeCall });
    },
    { prefix: '/api' },
  );
}
