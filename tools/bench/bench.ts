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
  { name: 'board', what: '供求：一百万行，每种问法一页的 p95 在 80 毫秒以内（ROWS 行，TIMES 次）' },
  { name: 'circle', what: '圈子：一百万条动态、一千万个喜欢，每种列表一页的 p95 在 60 毫秒以内（POSTS、TIMES；FOLDER 留下数据下次接着用）' },
  { name: 'portal', what: '门户的页面：Lighthouse 分数，每秒渲染多少页' },
  { name: 'reader', what: '三百页、二十多 MB 的手册在阅读器里：从打开网址到第一页画出不超过 1.5 秒，那时取了多少字节（ROUNDS 次取中位数）' },
  { name: 'peers', what: '同样四个屏幕，与别的设计系统比较（PEERS_DIR 是它们的目录；没有就只量自己）' },
  { name: 'mixed', what: '每秒 500 个混合请求：读取的 p99 在 150 毫秒以内' },
  { name: 'logins', what: '每秒 25 次密码登录' },
  { name: 'orders', what: '下单：每秒 120 单，同一行库存，p99 不超过 250 ms' },
  { name: 'notices', what: '付款通知：一秒 200 个，一半重复，3 秒内都答完，每单付款一次' },
  { name: 'inbox', what: '消息：从发送到对方屏幕的 p95 在 150 毫秒以内；2,000 条流开着时内存在 600 MB 以内（STREAMS、MESSAGES、RATE）' },
  { name: 'memory', what: '内存：各不相同的页面和接口，每分钟一行' },
  { name: 'fuzz', what: '乱写的请求：每个接口、页面与不成请求的字节，没有 5xx，没有超过 5 秒的（SEED 重复一次，RUNS 加长，PARTS 选几样）' },
  { name: 'busy', what: '50 份文件同时上传时：搜索与筛选、对比、2,000 份手册的全文、1,000 行 BOM（ROUNDS 轮取中位数，RATE 是每份每秒的 kB）' },
  {
    name: 'files',
    what: '两万份写坏的表单、三千份写坏的 PDF、两千份写坏的表格：没有 5xx，不挂起，什么也不留下（FORMS、PDFS、SHEETS 是份数，MINUTES 是每种最多几分钟，SEED 重复一次）',
  },
  { name: 'articles', what: '五万篇随意写的文章：存下的 JSON 画成 HTML 再读回来，进编辑器再出来，一样不变（ARTICLES 是篇数）' },
  { name: 'typing', what: '处理器慢四倍，在一万字的文章里打字：从按键到画出的 p95，与浏览器自己的可编辑区比较（ROUNDS 轮取中位数）' },
  { name: 'sheets', what: '两万行的库存表格：读、校验、导入不超过 20 秒，其间供求大厅的 p95 不超过平时的两倍（ROUNDS 轮，后几轮是改了数量的同一份）' },
  { name: 'bombs', what: '一个会员同时交八份炸弹：别人读取的 p99、登录、内存' },
  {
    name: 'kills',
    what: 'kill -9：导入、登录各 200 次，下单、付款和上传时、分段上传和匹配一万行 BOM、导入表格、报价和接受时杀门户、数据库或两者 200 次，确认过的一样不少（KINDS 选几样）',
  },
  { name: 'faults', what: '故障：被杀、断开、写满、服务商出错；ROUNDS 轮，SEED 可以重来，每轮之后核对不变的事' },
  { name: 'stops', what: '七种停法各 10 次：什么也不留下，再启动不超过 5 秒' },
];

/** Benches that answer one question together. */
const groups: Readonly<Record<string, readonly string[]>> = { load: ['mixed', 'logins', 'orders', 'notices', 'portal'] };

const wanted = process.argv.slice(2).flatMap((name) => groups[name] ?? [name]);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `没有“${unknown.join('、')}”。可以运行：\n${benches.map(({ name, what }) => `  ${name}  ${what}`).join('\n')}\n${Object.entries(groups)
      .map(([name, parts]) => `  ${name}  ${parts.join('、')}`)
      .join('\n')}\n`,
  );
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
