import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Child, startChild } from '../childPortal.ts';
import { moments, rounds, tell } from './rounds.ts';

/** What the outside received, and how often. */
async function collect(random: () => number) {
  const seen = new Map<string, number>();
  const server = createServer((request, response) => {
    const what = decodeURIComponent(request.url ?? '');
    seen.set(what, (seen.get(what) ?? 0) + 1);
    setTimeout(() => response.end('ok'), random() * 30);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { seen, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, close: () => server.close() };
}

it.skipIf(process.env['DATABASE_URL'])(
  `提交之后、发出之前 kill -9 ${rounds} 次：答应过的邮件都送出，一条短信最多送一次`,
  async () => {
    const random = moments('sends');
    const outside = await collect(random);
    const dataDir = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const promised: string[] = [];
    let next = 0;
    const start = (): Promise<Child> => startChild('killSends.ts', { DATA_DIR: dataDir, COLLECTOR: outside.origin });
    for (let round = 0; round < rounds; round++) {
      const portal = await start();
      const work = Array.from({ length: 12 }, async (_, at) => {
        const no = next++;
        if (at % 2 === 0)
          await fetch(`${portal.said}/api/v2/sendNotice?mobile=${13_000_000_000 + no}&captchaVerifyParam=ok`, { headers: { uuid: `kill-${no}-uuid` } });
        else if ((await fetch(`${portal.said}/test/mail/to${no}@example.com`, { method: 'POST' })).ok) promised.push(`/mail/to${no}@example.com`);
      });
      await Promise.race(work);
      await sleep(random() * 200);
      await portal.end('SIGKILL');
      await Promise.allSettled(work);
    }
    const portal = await start();
    const missing = () => promised.filter((what) => !outside.seen.has(what));
    await fetch(`${portal.said}/test/hour`, { method: 'POST' });
    await expect.poll(missing, { timeout: 60_000, interval: 200 }).toEqual([]);
    await portal.end('SIGKILL');
    outside.close();
    rmSync(dataDir, { recursive: true, force: true });
    const twice = [...outside.seen].filter(([what, count]) => what.startsWith('/sms/') && count > 1);
    tell('3 sends', {
      rounds,
      promised: promised.length,
      sms: [...outside.seen.keys()].filter((what) => what.startsWith('/sms/')).length,
      twice: twice.length,
    });
    expect(twice).toEqual([]);
    expect(promised.length).toBeGreaterThan(0);
  },
  120_000 + rounds * 20_000,
);
