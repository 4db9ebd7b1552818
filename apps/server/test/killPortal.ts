/** A whole portal API on a port, for tests that kill it. Prints `ready`, its origin and that of the outbox when visitors may come. */
import Fastify from 'fastify';
import { createServer } from '../src/createServer.ts';
import { readConfig } from '../src/platform/config.ts';
import { easyCaptcha } from './easyCaptcha.ts';

const server = await createServer({ config: readConfig(process.env), services: { captcha: easyCaptcha }, hasBackground: false });
const app = Fastify(server.fastifyOptions);
await app.register(server.plugin);
const address = await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT'] ?? 0) });
const developers = await server.developerServer?.listen({ host: '127.0.0.1', port: 0 });
await server.ready();
process.stdout.write(`ready ${address} ${developers}\n`);

process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => server.close())
    .then(() => process.exit(0));
});
