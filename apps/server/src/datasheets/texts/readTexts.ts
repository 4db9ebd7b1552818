import type { Platform } from '../../platform/context.ts';
import { JOBS } from '../../platform/parsing/parsing.ts';
import { readWhole } from '../documents/readWhole.ts';
import { findUnread, keepPages, type Unread, writeState } from './texts.queries.ts';
import { pageWords } from './pageWords.ts';

/** The queue in which texts of documents are read. */
const TEXTS = 'datasheets.texts';

/** Pages that one process reads. */
const PAGES_AT_ONCE = 60;
/** A sheet with fewer signs a page is pictures of pages with a stamp or a number on them. */
const LEAST_SIGNS = 16;
/** So many pages that break their parser, and the sheet is given up. */
const MOST_SKIPPED = 5;

type World = Pick<Platform, 'db' | 'files' | 'parsing' | 'clock' | 'jobs' | 'config'>;

/** Asks that what is not read yet is read, where this process has a queue. */
export const askForTexts = ({ jobs }: Pick<Platform, 'jobs'>): Promise<void> => jobs.send(TEXTS, {});

/** Reads the next pages of a document, and asks for more as long as there are any. */
export function registerTextJobs(platform: Platform): void {
  platform.jobs.handle(
    TEXTS,
    async () => {
      if (await readNextPages(platform)) await askForTexts(platform);
    },
    // What was approved meanwhile; an operator's decision knows nothing of queues.
    { everyCron: '* * * * *' },
  );
}

/**
 * Reads some pages of the next document whose text is not read, in a process of its own; of one that nobody touched, all
 * that is read of documents, where it is short enough for one process. What was kept stays when
 * this one is killed; until the last page is kept nothing of the document is found.
 * @returns false when all are read
 */
export async function readNextPages(world: World): Promise<boolean> {
  const document = await findUnread(world.db, world.config.sampleReading);
  if (!document) return false;
  const file = await world.files.locate(document.sha256);
  if (!file) {
    await writeState(world.db, document, { state: 'unreadable', now: world.clock.now() });
    return true;
  }
  const whole = isUntouchedAndShort(document) ? await readWhole(world, { ...document, file }, PAGES_AT_ONCE) : null;
  if (whole) {
    await keep(world, document, whole);
    return true;
  }
  let count = PAGES_AT_ONCE;
  for (;;) {
    const parsed = await world.parsing.parse('pdfText', JOBS, file, { from: document.nextPage, count });
    const reading = parsed?.answer;
    if (reading) {
      await keep(world, document, reading);
      return true;
    }
    if (reading === null || (count === 1 && document.skippedPages + 1 >= MOST_SKIPPED)) {
      await writeState(world.db, document, { state: 'unreadable', now: world.clock.now() });
      return true;
    }
    if (count === 1) {
      // One page that breaks its parser does not cost the sheet.
      await keep(world, { ...document, skippedPages: document.skippedPages + 1 }, { pageCount: null, pages: [''] });
      return true;
    }
    count = Math.floor(count / 8) || 1;
  }
}

/** A count of pages that nobody wrote down is found out by its process. */
const isUntouchedAndShort = ({ nextPage, pageCount }: Unread) => nextPage === 1 && (pageCount ?? 1) <= PAGES_AT_ONCE;

async function keep({ db, clock }: World, document: Unread, { pageCount, pages }: { pageCount: number | null; pages: readonly string[] }): Promise<void> {
  const nextPage = document.nextPage + pages.length;
  const isLast = pages.length === 0 || (pageCount !== null && nextPage > pageCount);
  const kept = pages.map((text, at) => ({ documentId: document.id, page: document.nextPage + at, text, words: pageWords(text) }));
  await keepPages(db, document, { pages: kept.filter(({ text }) => text !== ''), nextPage, isLast, leastSigns: LEAST_SIGNS, now: clock.now() });
}
