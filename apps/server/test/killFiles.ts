import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { documentFileLimits } from '@chippage/api/limits';
import { type KilledList, listAsSaved, readList, removeList, saveList, savedLists } from './killLists.ts';
import { inspect, kill, type Portal, serverOf, startMall, stopMall, type Victim } from './killOrders.ts';
import { askPortal, uploadedHash } from './killUploads.ts';
import { pdfOf, streamOf } from './pdfs.ts';

/** What came of killing uploads in parts and lists that are being matched. */
export interface FileKillReport {
  rounds: number;
  /** Parts of files, whole files, and lists, that a client was told of. */
  parts: number;
  files: number;
  lists: number;
  /** Of those, how many were not there after the next start; has to be 0. */
  lost: number;
  /** Files that could not go on, lists with another number of lines or with lines of which only some are matched; has to be 0. */
  torn: number;
  /** Files of the store that no row names; has to be 0. */
  stray: number;
  /** Each of the faults in words: what it was of, and what was there instead. */
  faults: string[];
}

type Fault = 'lost' | 'torn' | 'stray';

/** Counts a fault and says what it was. */
function note(report: FileKillReport, fault: Fault, what: string): void {
  report[fault] += 1;
  report.faults.push(`${fault}: ${what}`);
}

interface Sent {
  id: number;
  bytes: Buffer;
  /** Parts that were acknowledged. */
  received: Set<number>;
  /** Number of the upload once it was acknowledged. */
  upload: number | null;
}

const { partBytes } = documentFileLimits;
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const largePdf = () => pdfOf({ more: [streamOf(randomBytes(2 * partBytes + 1000), '')] });
const partOf = (bytes: Buffer, part: number) => bytes.subarray((part - 1) * partBytes, part * partBytes);
const path = '/file/spec/user/v1/parts';

const begin = async (portal: Portal, bytes: Buffer) =>
  askPortal<{ parted: { id: number; received: number[] } | null; upload: { id: number } | null }>(portal, `${path}/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'large.pdf', sizeBytes: bytes.length, sha256: hash(bytes) }),
  });

async function addPart(portal: Portal, sent: Sent, part: number): Promise<void> {
  const bytes = partOf(sent.bytes, part);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'part');
  await askPortal(portal, `${path}/${sent.id}/${part}/${hash(bytes)}`, { method: 'POST', body });
  sent.received.add(part);
}

async function finish(portal: Portal, sent: Sent): Promise<void> {
  const { upload } = await askPortal<{ upload: { id: number } | null }>(portal, `${path}/finish`, {
    method: 'POST',
    body: new URLSearchParams({ id: `${sent.id}` }),
  });
  sent.upload = upload?.id ?? null;
}

/** Sends a file in parts; what was acknowledged is noted as it comes. */
async function sendFile(portal: Portal, known: Sent[]): Promise<void> {
  const bytes = largePdf();
  const { parted } = await begin(portal, bytes);
  if (!parted) throw new Error('it is here already');
  const sent: Sent = { id: parted.id, bytes, received: new Set(), upload: null };
  known.push(sent);
  for (let part = 1; part <= Math.ceil(bytes.length / partBytes); part++) await addPart(portal, sent, part);
  await finish(portal, sent);
}

/** Looks whether what was acknowledged of a file is there, and goes on with it where it stopped. */
async function checkFile(portal: Portal, sent: Sent, report: FileKillReport): Promise<void> {
  const whole = hash(sent.bytes);
  const isWhole = async (id: number) => (await uploadedHash(portal, id)) === whole;
  if (sent.upload !== null && !(await isWhole(sent.upload))) note(report, 'lost', `upload ${sent.upload}`);
  const { parted, upload } = await begin(portal, sent.bytes);
  if (upload) {
    if (!(await isWhole(upload.id))) note(report, 'torn', `upload ${upload.id} has other bytes`);
    return;
  }
  if (!parted) return note(report, 'lost', `file ${sent.id}`);
  for (const part of sent.received) if (!parted.received.includes(part)) note(report, 'lost', `part ${part} of file ${sent.id}`);
  const missing = Array.from({ length: Math.ceil(sent.bytes.length / partBytes) }, (_, at) => at + 1).filter((part) => !parted.received.includes(part));
  for (const part of missing) await addPart(portal, { ...sent, id: parted.id }, part);
  const resumed = { ...sent, id: parted.id };
  await finish(portal, resumed);
  if (resumed.upload === null) note(report, 'torn', `file ${sent.id} did not become an upload`);
  else if (!(await isWhole(resumed.upload))) note(report, 'torn', `upload ${resumed.upload} went on and has other bytes`);
}

/** Looks at every list that is there: the acknowledged are, none is half there, and all of them are matched in the end. */
async function checkLists(portal: Portal, known: readonly KilledList[], sent: ReadonlyMap<string, KilledList>, report: FileKillReport): Promise<void> {
  const there = await savedLists(portal);
  for (const { name } of known) if (!there.some((row) => row.name === name)) note(report, 'lost', `list ${name}`);
  for (const { id, name } of there) {
    const list = sent.get(name);
    const fault = list ? await faultOfList(portal, id, list) : 'that nobody sent in this round';
    if (fault !== null) note(report, 'torn', `list ${id} ${fault}`);
    await removeList(portal, id);
  }
}

/** Reads a list until it is matched. @returns what is wrong with it, or null */
async function faultOfList(portal: Portal, id: number, list: KilledList): Promise<string | null> {
  for (let [known, until] = [-1, 0]; ; await sleep(100)) {
    const bom = await readList(portal, id);
    if (!listAsSaved(bom, list)) return `is ${bom.state} with ${bom.lines.filter(({ match }) => match !== null).length} of ${bom.lines.length} lines matched`;
    if (bom.state === 'ready') return null;
    if (bom.matchedCount > known) [known, until] = [bom.matchedCount, performance.now() + 60_000];
    if (performance.now() > until) return `stays at ${bom.matchedCount} of ${bom.lineCount} matched lines for a minute`;
  }
}

/** Uploads in parts and saves long lists as fast as it can, kills, starts again, looks, and goes on where it stopped. */
export async function killFiles(dataDir: string, rounds: number, random: () => number, victims: readonly Victim[]): Promise<FileKillReport> {
  const report: FileKillReport = { rounds, parts: 0, files: 0, lists: 0, lost: 0, torn: 0, stray: 0, faults: [] };
  let files: Sent[] = [];
  let lists: KilledList[] = [];
  let saving = new Map<string, KilledList>();
  for (let round = 0; round <= rounds; round++) {
    const portal = await startMall(dataDir, true);
    for (const sent of files) await checkFile(portal, sent, report);
    await checkLists(portal, lists, saving, report);
    for (const file of (await inspect(portal.origin)).strayFiles) note(report, 'stray', file);
    [files, lists, saving] = [[], [], new Map()];
    if (round === rounds) {
      await stopMall(portal);
      break;
    }
    let isAlive = true;
    const until = async (work: () => Promise<void>) => {
      while (isAlive) await work();
    };
    const workers = [
      ...[1, 2].map(() => until(() => sendFile(portal, files))),
      until(async () => {
        // One that waits while the other is matched: after the kill each of them takes its time to be matched again.
        if (lists.length === 2) {
          await sleep(50);
          return;
        }
        const list: KilledList = { name: randomUUID(), lineCount: 10_000 };
        saving.set(list.name, list);
        await saveList(portal, list);
        lists.push(list);
      }),
    ].map((work) => work.catch(() => undefined));
    // In every third round a file is whole before the kill: by chance that hardly happens on a slow machine.
    const isSent = ({ received, upload }: Sent) => (round % 3 === 0 ? upload !== null : received.size > 0);
    const acknowledged = () => files.some(isSent) && lists.length > 0;
    for (const end = performance.now() + 30_000; !acknowledged() && performance.now() < end;) await sleep(5);
    await sleep(random() * 2000);
    await kill(portal, serverOf(dataDir), victims[Math.floor(random() * victims.length)] ?? 'portal');
    isAlive = false;
    await Promise.all(workers);
    report.parts += files.reduce((sum, { received }) => sum + received.size, 0);
    report.files += files.filter(({ upload }) => upload !== null).length;
    report.lists += lists.length;
  }
  return report;
}
