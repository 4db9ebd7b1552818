// Files that are nearly files: forms, PDFs and lists of parts, sent and read; no 5xx, no hang, nothing left running, no memory kept.
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brokenForm, formWith } from './files/forms.ts';
import { drawing } from './files/mutate.ts';
import { brokenPdf, wholePdfs } from './files/pdfs.ts';
import { openSheetReader } from './files/readSheets.ts';
import { type Heard, inTurns, nothingHeard, send } from './files/sender.ts';
import { brokenSheet, sheetBombs } from './files/sheets.ts';
import { type BenchMember, startBenchPortal } from './portalProcess.ts';
import { portalUse } from './portalUse.ts';
import { ms, printTable } from './table.ts';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** FORMS, PDFS, SHEETS: how many of each. */
const counts = { forms: Number(process.env['FORMS'] ?? 20_000), pdfs: Number(process.env['PDFS'] ?? 3000), sheets: Number(process.env['SHEETS'] ?? 2000) };
/** The longest that each kind may take: what was done until then counts. */
const MINUTES = Number(process.env['MINUTES'] ?? 120);
/** What the portal may hold more at the end than after its first tenth. */
const BAR_MB = 150;
/** A member may upload sixty files an hour. */
const FILES_OF_ONE = 50;
const ADD = '/file/spec/user/v1/add1';

process.env['ANONYMOUS_BUDGET'] = 'off';
const portal = await startBenchPortal(Math.ceil((counts.forms + counts.pdfs + counts.sheets) / FILES_OF_ONE) + 3);
const reader = openSheetReader();
const { children: usual } = portalUse(portal.pid);
let asked = 0;
const nextMember = (): BenchMember => {
  const member = portal.members[Math.floor(asked++ / FILES_OF_ONE)];
  if (!member) throw new Error('too few members');
  return member;
};
const rows: (string | number)[][] = [];
let failures = 0;

/** Does a kind of files, and looks what the portal holds after a tenth of them and at the end. */
async function measure(name: string, count: number, atOnce: number, work: (index: number, heard: Heard) => Promise<void>): Promise<void> {
  if (count === 0) return;
  const heard = nothingHeard();
  const until = performance.now() + MINUTES * 60_000;
  const tenth = Math.ceil(count / 10);
  let done = await inTurns(atOnce, [0, tenth], until - MINUTES * 48_000, (index) => work(index, heard));
  const { mb: before } = portalUse(portal.pid);
  done += await inTurns(atOnce, [done, count], until, (index) => work(index, heard));
  for (let tries = 0; portalUse(portal.pid).children > usual && tries < 100; tries++) await sleep(100);
  const { mb: after, children: running } = portalUse(portal.pid);
  const children = Math.max(0, running - usual);
  const parts = join(portal.dataDir, 'files', 'parts');
  const left = readdirSync(join(portal.dataDir, 'files')).includes('parts') ? readdirSync(parts).length : 0;
  failures += heard.fivehundreds + heard.hangs + children + left + (after - before > BAR_MB ? 1 : 0);
  rows.push([name, done, heard.fivehundreds, heard.hangs, ms(heard.slowestMs), Math.round(before), Math.round(after), children, left]);
  const answers = [...heard.answers].toSorted(([, a], [, b]) => b - a).map(([answer, times]) => `${answer} ${times}`);
  process.stdout.write(`${name}：${answers.join('，')}\n`);
}

/** Reads a list as the page does and has its lines matched, or says what the page would say. */
async function readList(name: string, bytes: Buffer, faults: Map<string, number>, slowest: { ms: number; name: string }, heard: Heard): Promise<void> {
  const reading = await reader.read(bytes);
  if (reading.ms > slowest.ms) Object.assign(slowest, { ms: reading.ms, name });
  const fault = 'fault' in reading ? reading.fault : 'ok';
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
  if (!['ok', 'tooLarge', 'oldExcel', 'unreadable', 'noRows'].includes(fault)) {
    failures += 1;
    process.stdout.write(`${name}：${fault}\n`);
  }
  if (!('lines' in reading) || reading.lines.length === 0) return;
  const lines = reading.lines
    .slice(0, 25)
    .map(({ mpn, brand, value, footprint, description, designators }) => ({ mpn, brand, value, footprint, description, designators }));
  const json = { contentType: 'application/json' };
  await send(portal.origin, nextMember(), { ...json, path: '/bom/match', body: Buffer.from(JSON.stringify({ lines })) }, heard);
  const saving = { name: '试', sets: 1, lines: reading.lines };
  await send(portal.origin, nextMember(), { ...json, path: '/bom/save', body: Buffer.from(JSON.stringify(saving)) }, heard);
}

try {
  process.stdout.write(`SEED=${seed}，负载 ${loadavg().map((load) => load.toFixed(1)).join(' ')}\n`); // prettier-ignore
  const forms = drawing(seed);
  await measure('表单', counts.forms, 4, async (_index, heard) => void (await send(portal.origin, nextMember(), brokenForm(forms), heard)));

  const pdfs = drawing(seed + 1);
  const whole = await wholePdfs();
  await measure('PDF', counts.pdfs, 2, async (_index, heard) => void (await send(portal.origin, nextMember(), formWith(ADD, brokenPdf(pdfs, whole)), heard)));

  const faults = new Map<string, number>();
  const slowest = { ms: 0, name: '' };
  const sheets = drawing(seed + 2);
  const bombs = Object.entries(sheetBombs);
  await measure('表格', counts.sheets && counts.sheets + bombs.length, 1, async (index, heard) => {
    const [name, bytes] = index < bombs.length ? [bombs[index]?.[0] ?? '', bombs[index]?.[1]() ?? Buffer.alloc(0)] : [`第 ${index} 份`, brokenSheet(sheets)];
    await readList(name, bytes, faults, slowest, heard);
    // The same bytes where files are taken: none of those takes lists.
    if (index < bombs.length || index % 20 === 0) await send(portal.origin, nextMember(), formWith(ADD, bytes), heard);
  });
  if (counts.sheets > 0) {
    const said = [...faults].map(([fault, times]) => `${fault} ${times}`).join('，');
    process.stdout.write(`读表格：${said}；最慢 ${ms(slowest.ms)} 毫秒（${slowest.name}）；最后占着 ${Math.round(await reader.heldMb())} MB\n`);
  }
  printTable(['', '份数', '5xx', '挂起', '最慢 ms', '前 MB', '后 MB', '留下的进程', '留下的草稿'], rows);
  process.stdout.write(failures === 0 ? '达到目标。\n' : '没有达到目标。\n');
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  await reader.close();
  await portal.close();
}
