import { documentFileLimits } from '@chippage/api/limits';
import type { Platform } from '../../platform/context.ts';
import { JOBS } from '../../platform/parsing/parsing.ts';
import { findUnread, readFactNames, type Unread, writeEvidence } from './evidence.queries.ts';
import { wantedFacts, type FactNames } from './evidence.rules.ts';
import { pinsOf } from './pins.rules.ts';

/** The queue that looks for facts in the text of documents. */
export const EVIDENCE = 'datasheets.evidence';

/** Documents of one turn: a stop waits for no more than the one under way, and the next turn begins where this one ended. */
const TURN = 40;

type World = Pick<Platform, 'db' | 'files' | 'parsing' | 'clock'>;

/** Reads one document; what its parser cannot read has no evidence and is not tried again until its parts change. */
async function readOne({ db, files, parsing, clock }: World, unread: Unread, names: readonly FactNames[]): Promise<void> {
  const draft = await files.draft(files.read(unread.sha256));
  try {
    const found = [];
    for (const part of unread.parts) {
      const parsed = await parsing.parse('values', JOBS, draft, { mostPages: documentFileLimits.pages, wanted: wantedFacts(part, names) });
      found.push({ partId: part.id, values: parsed?.answer.values ?? [], pins: pinsOf(parsed?.answer.pins ?? [], part) });
    }
    await writeEvidence(db, unread, found, clock.now());
  } finally {
    await draft.drop();
  }
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
