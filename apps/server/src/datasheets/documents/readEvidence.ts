import { documentFileLimits } from '@chippage/api/limits';
import type { Platform } from '../../platform/context.ts';
import { JOBS } from '../../platform/parsing/parsing.ts';
import type { WantedValue } from '../../platform/parsing/pdf/findValues.ts';
import type { ValuesReading } from '../../platform/parsing/pdf/readValues.ts';
import { findUnread, readFactNames, type Unread, writeEvidence } from './evidence.queries.ts';
import { wantedFacts, type FactNames } from './evidence.rules.ts';
import { pinsOf } from './pins.rules.ts';

/** The queue that looks for facts in the text of documents. */
const EVIDENCE = 'datasheets.evidence';

/** Documents of one turn: a stop waits for no more than the one under way, and the next turn begins where this one ended. */
const TURN = 40;

/** Parts whose facts one process looks for: what it is told stays short enough for a command line. */
export const PARTS_AT_ONCE = 5;

type World = Pick<Platform, 'db' | 'files' | 'parsing' | 'clock'>;

type Part = Unread['parts'][number];

/** What is looked for, of each part. */
export const wantedOf = (parts: readonly Part[], names: readonly FactNames[]): WantedValue[][] => parts.map((part) => wantedFacts(part, names));

/** What was found, by part; null: nothing could be read. */
export const foundOf = (parts: readonly Part[], reading: ValuesReading | null) =>
  parts.map((part, at) => ({ partId: part.id, values: reading?.values[at] ?? [], pins: pinsOf(reading?.pins ?? [], part) }));

/** Reads one document, once for every few parts; what its parser cannot read has no evidence and is not tried again until its parts change. */
async function readOne({ db, files, parsing, clock }: World, unread: Unread, names: readonly FactNames[]): Promise<void> {
  const file = await files.locate(unread.sha256);
  const found = [];
  for (let at = 0; at < unread.parts.length; at += PARTS_AT_ONCE) {
    const parts = unread.parts.slice(at, at + PARTS_AT_ONCE);
    const parsed = file && (await parsing.parse('values', JOBS, file, { mostPages: documentFileLimits.pages, wanted: wantedOf(parts, names) }));
    found.push(...foundOf(parts, parsed?.answer ?? null));
  }
  await writeEvidence(db, unread, found, clock.now());
}

/** Looks for the facts of parts in the documents that are new, or whose parts changed. @returns how many it read */
export async function readEvidence(platform: World): Promise<number> {
  const unread = await findUnread(platform.db, TURN);
  const names = unread.length === 0 ? [] : await readFactNames(platform.db);
  for (const document of unread) await readOne(platform, document, names);
  return unread.length;
}

/** Reads what came in, soon; the rest in further turns. */
export function registerEvidenceJobs(platform: Platform): void {
  platform.jobs.handle(
    EVIDENCE,
    async () => {
      if ((await readEvidence(platform)) === TURN) await platform.jobs.send(EVIDENCE, {}, { key: 'next' });
    },
    { everyCron: '* * * * *', retrySeconds: 30 },
  );
}
