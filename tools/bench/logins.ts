// 25 logins by password a second: each is a hash that is slow on purpose, a session and a row of the audit trail.
import { runLoad } from './load.ts';
import { startBenchPortal } from './portalProcess.ts';
import { ms, printTable, quantile } from './table.ts';

const RATE = Number(process.env['RATE'] ?? 25);
const SECONDS = Number(process.env['SECONDS'] ?? 30);
const BAR_MS = 500;
const portal = await startBenchPortal(300);
try {
  const next = (index: number) => ({
    method: 'POST' as const,
    path: '/api/login1',
    form: { mobile: portal.members[index % portal.members.length]?.mobile ?? '', pwd: portal.pwd },
    headers: { uuid: `bench${index % portal.members.length}`.padEnd(12, '0'), 'user-agent': 'bench' },
  });
  await runLoad(portal.origin, 5, 3, next);
  const start = performance.now();
  const results = await runLoad(portal.origin, RATE, SECONDS, next);
  const seconds = (performance.now() - start) / 1000;
  const done = results.filter(({ code }) => code === 1).length;
  const times = results.map((result) => result.ms);
  printTable(
    ['', '次数', '成功', '每秒', 'p50 ms', 'p99 ms', '最慢 ms'],
    [['密码登录', results.length, done, (done / seconds).toFixed(1), ms(quantile(times, 0.5)), ms(quantile(times, 0.99)), ms(Math.max(...times))]],
  );
  // Whether a number has an account must not be told by how long a refusal takes.
  const refused = await runLoad(portal.origin, 5, 12, (index) => ({
    method: 'POST' as const,
    path: '/api/login1',
    form: { mobile: index % 2 === 0 ? (portal.members[index]?.mobile ?? '') : `134${String(index).padStart(8, '0')}`, pwd: 'c1'.repeat(32) },
    headers: { uuid: `refused${index}`.padEnd(12, '0'), 'user-agent': 'bench' },
  }));
  const [known = 0, unknown = 0] = [0, 1].map((rest) =>
    quantile(
      refused.filter((_one, index) => index % 2 === rest).map((one) => one.ms),
      0.5,
    ),
  );
  const apart = Math.abs(known / unknown - 1);
  process.stdout.write(`密码错误：有账号 ${ms(known)} 毫秒，没有账号 ${ms(unknown)} 毫秒，相差 ${(apart * 100).toFixed(0)} %（最多 10 %）。\n`);
  // The last ones end a little after the schedule.
  const isMet = apart <= 0.1 && done === results.length && done / seconds > RATE * 0.97 && quantile(times, 0.99) <= BAR_MS;
  process.stdout.write(isMet ? '达到目标。\n' : `没有达到目标（每秒 ${RATE} 次，全部成功，p99 ${BAR_MS} 毫秒以内）。\n`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await portal.close();
}
