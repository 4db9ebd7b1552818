/**
 * The API as a Fastify plugin:
 * `const server = await createServer({ config: readConfig(process.env) })`, then
 * `const app = Fastify(server.fastifyOptions)`, `guardHttp(app, …)`, `app.register(server.plugin)` without a prefix, `listen`, `await server.ready()`;
 * to stop: `await app.close()`, then `await server.close()`.
 */
export { createApp, createServer, type Server, type ServerOverrides } from '../src/createServer.ts';
export { type Config, readConfig } from '../src/platform/config.ts';
export { StartError } from '../src/platform/startError.ts';
export { createLog } from '../src/platform/log.ts';
