import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskLimits } from '@chippage/api/limits';
import type { DiskBatch, DiskFound, DiskItem, DiskOutcome, DiskQuota, DiskTrashed, DiskUpload } from '@chippage/api/types';
import { inspect, kill, type Portal, serverOf, startMall, stopMall, type Victim } from './killOrders.ts';
import { askPortal, headersOf } from './killUploads.ts';

/** What came of killing the disk while files come, move, go into the recycle bin, come back and go for ever. */
export interface DiskKillReport {
  rounds: number;
  /** What a client was told of. */
  uploads: number;
  moves: number;
  discards: number;
  restores: number;
  erasures: number;
  /** Of those, how many were not as they were told after the next start; has to be 0. */
  lost: number;
  /** Files that are there twice; has to be 0. */
  doubled: number;
  /** Disks that do not fit together, files that could not go on, room that is not what the files take; has to be 0. */
  torn: number;
  /** Files of the store that no row names; has to be 0. */
  stray: number;
  faults: string[];
}

type Step = 'upload' | 'move' | 'discard' | 'restore' | 'erase';
/** Where a file is after each step. */
const after = { upload: 'first', move: 'second', discard: 'bin', restore: 'second', erase: 'gone' } as const;
const counted = { upload: 'uploads', move: 'moves', discard: 'discards', restore: 'restores', erase: 'erasures' } as const;
type Where = (typeof after)[Step] | 'nowhere';

interface Sent {
  name: string;
  bytes: Buffer;
  folderId: number;
  /** Where the last answer said it is. */
  where: Where;
  /** What was under way without an answer. */
  open: Step | null;
  id: number;
}

const { partBytes } = diskLimits;
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const json = (body: unknown) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const form = (body: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(body) });

async function folder(portal: Portal, ...names: string[]): Promise<number> {
  return (await askPortal<DiskItem>(portal, '/spec/user/dir/path', json({ names }))).id;
}

/** Sends a file, or what is missing of it. @returns its number */
async function send(portal: Portal, { name, bytes, folderId }: Sent): Promise<number> {
  const wish = { name, folderId, sizeBytes: bytes.length, sha256: hash(bytes) };
  const { upload, outcome } = await askPortal<{ upload: DiskUpload | null; outcome: DiskOutcome | null }>(portal, '/users/files/parts/start', json(wish));
  // The name is its own: what has it is the same file, come in a moment before.
  const known = outcome?.item ?? outcome?.existing;
  if (known) return known.id;
  if (!upload) throw new Error('nothing began');
  for (let part = 1; part <= upload.partCount; part++) {
    if (upload.received.includes(part)) continue;
    const own = bytes.subarray((part - 1) * partBytes, part * partBytes);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(own)]), 'part');
    await askPortal(portal, `/users/files/parts/${upload.id}/${part}/${hash(own)}`, { method: 'POST', body });
  }
  const { item } = await askPortal<DiskOutcome>(portal, '/users/files/parts/finish', form({ id: `${upload.id}` }));
  if (!item) throw new Error('it did not come');
  return item.id;
}

/** Does one step with a file. @throws Error when nobody answers, or the answer is another than `done` */
async function take(portal: Portal, sent: Sent, step: Step, second: number): Promise<void> {
  sent.open = step;
  if (step === 'upload') sent.id = await send(portal, sent);
  else {
    const one = { items: [{ id: sent.id }] };
    const calls = {
      move: ['/users/files/move', { ...one, folderId: second }],
      discard: ['/files/garbage', one],
      restore: ['/files/reduction', one],
      erase: ['/files/delete', { ids: [sent.id] }],
    } as const;
    const [path, body] = calls[step];
    const { outcomes } = await askPortal<DiskBatch>(portal, path, json(body));
    if (outcomes[0]?.outcome !== 'done') throw new Error(`${step}: ${outcomes[0]?.outcome}`);
  }
  sent.where = after[step];
  sent.open = null;
}

/** Works with files until nobody answers. */
async function work(portal: Portal, worker: number, known: Sent[], report: DiskKillReport, isAlive: () => boolean): Promise<void> {
  const [first, second] = [await folder(portal, `w${worker}`), await folder(portal, `w${worker}`, 'second')];
  for (let at = 0; isAlive(); at++) {
    const bytes = randomBytes(worker === 0 ? partBytes + 1000 : 2000);
    const sent: Sent = { name: `${randomUUID()}.bin`, bytes, folderId: first, where: 'nowhere', open: null, id: 0 };
    known.push(sent);
    for (const step of (['upload', 'move', 'discard', 'restore', 'discard', 'erase'] as const).slice(0, 1 + (at % 6))) {
      await take(portal, sent, step, second);
      report[counted[step]] += 1;
    }
  }
}

interface Found {
  where: Where;
  count: number;
  id: number;
}

/** Where a file is, by its name, and how often. */
async function find(portal: Portal, { name, folderId }: Sent): Promise<Found> {
  const live = await askPortal<DiskFound[]>(portal, `/users/files/search?keywords=${name}`);
  const bin = await askPortal<DiskTrashed[]>(portal, `/files/garbage?keywords=${name}`);
  const [file, trashed] = [live[0], bin[0]];
  const count = live.length + bin.length;
  if (file) return { where: file.folderId === folderId ? 'first' : 'second', count, id: file.id };
  return trashed ? { where: 'bin', count, id: trashed.id } : { where: 'nowhere', count, id: 0 };
}

const isWhole = async (portal: Portal, id: number, bytes: Buffer) => {
  const reply = await fetch(`${portal.origin}/api/users/files/content/${id}`, { headers: headersOf(portal) });
  return hash(new Uint8Array(await reply.arrayBuffer())) === hash(bytes);
};

/** Looks at every file of the last round, goes on with what was under way, and leaves an empty disk. */
async function check(portal: Portal, known: readonly Sent[], report: DiskKillReport): Promise<void> {
  const fault = (kind: 'lost' | 'doubled' | 'torn', what: string) => {
    report[kind] += 1;
    report.faults.push(`${kind}: ${what}`);
  };
  let bytes = 0;
  for (const sent of known) {
    const { where, count, id } = await find(portal, sent);
    // What is gone for ever is nowhere.
    const told = sent.where === 'gone' ? 'nowhere' : sent.where;
    const next = sent.open === null ? told : after[sent.open];
    if (count > 1) fault('doubled', `${sent.name} is ${count} times there`);
    if (where !== told && where !== (next === 'gone' ? 'nowhere' : next)) fault('lost', `${sent.name} was ${told}, ${sent.open} under way, is ${where}`);
    if (count > 0) bytes += sent.bytes.length * count;
    if ((where === 'first' || where === 'second') && !(await isWhole(portal, id, sent.bytes))) fault('lost', `${sent.name} has other bytes`);
  }
  const { usedBytes } = await askPortal<DiskQuota>(portal, '/users/files/quota');
  if (usedBytes !== bytes) fault('torn', `the files take ${bytes} bytes, the disk says ${usedBytes}`);
  for (const sent of known) {
    if (sent.open !== 'upload') continue;
    const id = await send(portal, sent).catch((error: unknown) => error);
    if (typeof id !== 'number') fault('torn', `${sent.name} did not go on: ${String(id)}`);
    else if (!(await isWhole(portal, id, sent.bytes))) fault('torn', `${sent.name} went on and has other bytes`);
    else if ((await find(portal, sent)).count !== 1) fault('doubled', `${sent.name} went on and is there twice`);
  }
  for (const what of (await (await fetch(`${portal.origin}/test/disk`)).json()) as string[]) fault('torn', what);
  for (const what of (await inspect(portal.origin)).strayFiles) {
    report.stray += 1;
    report.faults.push(`stray: ${what}`);
  }
  const left = await askPortal<DiskItem[]>(portal, '/files?pageSize=100');
  if (left.length > 0) await askPortal(portal, '/files/garbage', json({ items: left.map(({ id }) => ({ id })) }));
  await askPortal(portal, '/files/garbage/empty', { method: 'POST' });
  for (const { id } of await askPortal<DiskUpload[]>(portal, '/users/files/parts/list?pageSize=100'))
    await askPortal(portal, '/users/files/parts/drop', form({ id: `${id}` }));
}

/** Kills portal, database or both while files come, move and go; starts again and looks whether all that was acknowledged is there once. */
export async function killDisk(dataDir: string, rounds: number, random: () => number, victims: readonly Victim[]): Promise<DiskKillReport> {
  const report: DiskKillReport = { rounds, uploads: 0, moves: 0, discards: 0, restores: 0, erasures: 0, lost: 0, doubled: 0, torn: 0, stray: 0, faults: [] };
  let known: Sent[] = [];
  for (let round = 0; round <= rounds; round++) {
    const portal = await startMall(dataDir);
    await check(portal, known, report);
    if (round === rounds) {
      await stopMall(portal);
      break;
    }
    const now: Sent[] = [];
    known = now;
    let isAlive = true;
    const workers = Array.from({ length: 4 }, (_, worker) => work(portal, worker, now, report, () => isAlive).catch(() => undefined));
    for (const until = performance.now() + 30_000; !now.some(({ where }) => where === 'gone') && performance.now() < until;) await sleep(5);
    await sleep(random() * 300);
    await kill(portal, serverOf(dataDir), victims[Math.floor(random() * victims.length)] ?? 'portal');
    isAlive = false;
    await Promise.all(workers);
  }
  return report;
}
