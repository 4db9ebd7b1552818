// Whatever is sent is answered as the contract says: every call, pages, and bytes that are no requests. SEED repeats a run, RUNS makes it longer.
import { createTestApp } from '../../apps/server/test/app.ts';
import { setup } from '../../apps/server/test/globalSetup.ts';
import { fillPortal, openPeople } from './fuzz/fillPortal.ts';
import { fuzzCalls } from './fuzz/fuzzCalls.ts';
import { fuzzPages } from './fuzz/fuzzPages.ts';
import { fuzzSockets } from './fuzz/fuzzSockets.ts';
import { newTally } from './fuzz/tally.ts';
import { printTable } from './table.ts';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env['RUNS'] ?? 40);
const parts = (process.env['PARTS'] ?? 'empty,filled,pages,sockets').split(',');
process.stdout.write(`SEED=${seed} RUNS=${runs}\n`);

const databases = { adminUrl: '', templateName: '' };
const stop = await setup({ provide: (key, value) => void Object.assign(databases, { [key]: value }) });
const tally = newTally();
try {
  for (const kind of ['empty', 'filled'] as const) {
    if (!parts.includes(kind)) continue;
    const api = await createTestApp({ databases, logLevel: 'error', hasBackground: kind === 'filled' });
    const people = await openPeople(api);
    if (kind === 'filled') await fillPortal(people);
    await fuzzCalls(api, people, { runs, seed }, tally);
    await api.close();
  }
  if (parts.includes('pages')) await fuzzPages(databases, { count: runs * 125, seed }, tally);
  if (parts.includes('sockets')) await fuzzSockets(databases, { count: runs * 125, seed }, tally);
} finally {
  await stop();
}
const slowest = [...tally.slowest].toSorted(([, a], [, b]) => b - a).slice(0, 5);
printTable(['SEED', '请求', '5xx', '超过 5 秒', '违约'], [[seed, tally.requests, tally.broken, tally.hangs, tally.failures]]);
printTable(
  ['最慢的', '毫秒'],
  slowest.map(([name, ms]) => [name, Math.round(ms)]),
);
process.exitCode = tally.broken + tally.hangs + tally.failures === 0 ? 0 : 1;
