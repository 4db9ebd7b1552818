// Eight bombs of each kind at once from one member: what others wait for, whether logins are answered, how much memory
// the portal and its parsers take.
import { pdfBombs, pictureBombs } from '../../apps/server/test/bombs.ts';
import { type LoadResult, runLoad } from './load.ts';
import { startBenchPortal } from './portalProcess.ts';
import { portalUse } from './portalUse.ts';
import { ms, printTable, quantile } from './table.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 60);
const AT_ONCE = 8;
const BAR_MS = 500;
const BAR_MB = 300;
const paths = ['/navigation', '/siteFacts', '/hotSearch', '/chip/specification/categorys', '/chip/specification/search?keywords=lm358'];

const portal = await startBenchPortal(60);
const [attacker] = portal.members;
if (!attacker) throw new Error('no member');
const who = { token: attacker.token, uid: `${attacker.id}`, cookie: `sid=${attacker.sid}`, 'sec-fetch-site': 'same-origin' };
const answers = new Map<string, number>();

async function upload(path: string, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'bomb');
  const reply = await fetch(`${portal.origin}/api${path}`, { method: 'POST', headers: who, body: form });
  const { reason = 'ok' } = (await reply.json()) as { reason?: string };
  answers.set(reason, (answers.get(reason) ?? 0) + 1);
}

const bombs = [
  ...Object.values(pdfBombs).map((make) => ({ path: '/file/spec/user/v1/add1', bytes: make() })),
  ...(await Promise.all(Object.values(pictureBombs).map(async (make) => ({ path: '/oss/upload', bytes: await make() })))),
];
const reads = (seconds: number) => runLoad(portal.origin, 100, seconds, (index) => ({ method: 'GET', path: `/api${paths[index % paths.length]}` }));
const logins = (seconds: number) =>
  runLoad(portal.origin, 5, seconds, (index) => {
    const { mobile = '' } = portal.members[1 + (index % (portal.members.length - 1))] ?? {};
    return {
      method: 'POST',
      path: '/api/login1',
      form: { mobile, pwd: portal.pwd },
      headers: { uuid: `bench${index}`.padEnd(12, '0'), 'user-agent': 'bench' },
    };
  });
const row = (name: string, results: readonly LoadResult[]) => {
  const times = results.map((result) => result.ms);
  return [name, results.length, results.filter(({ code }) => code !== 1).length, ms(quantile(times, 0.5)), ms(quantile(times, 0.99)), ms(Math.max(...times))];
};

try {
  await Promise.all([reads(5), logins(5)]);
  const [quietRead, quietLogin] = await Promise.all([reads(10), logins(10)]);
  const base = portalUse(portal.pid).mb;
  let most = base;
  const watch = setInterval(() => {
    most = Math.max(most, portalUse(portal.pid).mb);
  }, 50);
  const end = performance.now() + SECONDS * 1000;
  const attack = async () => {
    for (let nth = 0; performance.now() < end; nth += 1) {
      const bomb = bombs[nth % bombs.length];
      if (bomb) await Promise.all(Array.from({ length: AT_ONCE }, () => upload(bomb.path, bomb.bytes)));
    }
  };
  const [read, login] = await Promise.all([reads(SECONDS), logins(SECONDS), attack()]);
  clearInterval(watch);
  printTable(
    ['', '次数', '失败', 'p50 ms', 'p99 ms', '最慢 ms'],
    [row('平时读取', quietRead), row('平时登录', quietLogin), row('别人读取', read), row('别人登录', login)],
  );
  process.stdout.write(`文件的回答：${[...answers].map(([reason, count]) => `${reason} ${count}`).join('，')}\n`);
  process.stdout.write(`内存：平时 ${base.toFixed(0)} MB，最多 ${most.toFixed(0)} MB，涨了 ${(most - base).toFixed(0)} MB（最多 ${BAR_MB}）\n`);
  const p99 = (results: readonly LoadResult[]) =>
    quantile(
      results.map((result) => result.ms),
      0.99,
    );
  const isMet = p99(read) <= BAR_MS && login.every(({ code }) => code === 1) && most - base <= BAR_MB;
  process.stdout.write(isMet ? '达到目标。\n' : `没有达到目标（读取 p99 ${BAR_MS} 毫秒以内，登录都有回答）。\n`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await portal.close();
}
