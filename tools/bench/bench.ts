// `npm run bench`: everything that is measured; `npm run bench -- quality search` runs only those. Each prints its own table.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Bench {
  name: string;
  what: string;
  args?: string[];
}

const benches: Bench[] = [
  { name: 'quality', what: '搜索质量：给定的与没见过的查询，按类计分，与别的做法比较' },
  { name: 'search', what: '搜索速度：15,000 与 1,000,000 个器件的提示和搜索，导入速度' },
  { name: 'portal', what: '门户的页面：Lighthouse 分数，每秒渲染多少页' },
  { name: 'peers', what: '同样四个屏幕，与别的设计系统比较（PEERS_DIR 是它们的目录；没有就只量自己）' },
  { name: 'mixed', what: '每秒 500 个混合请求：读取的 p99 在 150 毫秒以内' },
  { name: 'logins', what: '每秒 25 次密码登录' },
  { name: 'orders', what: '下单：每秒 120 单，同一行库存，p99 不超过 250 ms' },
  { name: 'kills', what: 'kill -9：导入、登录与下单各 200 次，确认过的一行不少' },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  process.stderr.write(`没有“${unknown.join('、')}”。可以运行：\n${benches.map(({ name, what }) => `  ${name}  ${what}`).join('\n')}\n`);
  process.exit(1);
}
let failed = 0;
for (const { name, what } of benches) {
  const file = `${import.meta.dirname}/${name}.ts`;
  if ((wanted.length > 0 && !wanted.includes(name)) || !existsSync(file)) continue;
  process.stdout.write(`\n# ${name}  ${what}\n`);
  const { status } = spawnSync(process.execPath, ['--conditions=chippage-source', file], { stdio: 'inherit' });
  if (status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
