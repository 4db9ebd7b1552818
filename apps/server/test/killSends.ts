/** A portal API whose messages go to the test's own collector, for tests that kill it. Prints `ready` and its origin. */
import Fastify from 'fastify';
import { queueMail } from '../src/account/mails.ts';
import { createServer } from '../src/createServer.ts';
import { readConfig } from '../src/platform/config.ts';
import { easyCaptcha } from './easyCaptcha.ts';

const collector = process.env['COLLECTOR'] ?? '';
const tell = async (path: string) => void (await (await fetch(`${collector}/${path}`, { method: 'POST' })).text());
const services = {
  captcha: easyCaptcha,
  sms: { sendCode: ({ mobile, code }: { mobile: string; code: string }) => tell(`sms/${mobile}/${code}`) },
  mail: { send: ({ to }: { to: string }) => tell(`mail/${to}`), isAvailable: () => true, close: () => undefined },
};
const server = await createServer({ config: readConfig(process.env), services });
const { platform } = server;
const app = Fastify(server.fastifyOptions);
await app.register(server.plugin);
await app.register(async (test) => {
  test.post<{ Params: { to: string } }>('/test/mail/:to', async ({ params: { to } }) => {
    await queueMail(platform, { memberId: null, to, purpose: 'security_notice', subject: '通知', text: '正文' });
    return 'queued';
  });
  // As if an hour had gone by, and its housekeeping came.
  test.post('/test/hour', async () => {
    await server.db.execute(`update mails set created_at = created_at - interval '2 hours'`);
    await platform.jobs.run('housekeeping', {});
    return 'done';
  });
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
await server.ready();
process.stdout.write(`ready ${origin}\n`);
