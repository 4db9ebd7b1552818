import type { Translate } from '../../../i18n/messages.ts';
import type { uploadMessages } from './messages.ts';
import { FILES_MAX, SIZE_MAX_MB } from './uploadItems.ts';

type Words = Translate<(typeof uploadMessages)['texts']>;

/** Why a file is not taken. */
export type RefusedWhy = 'notPdf' | 'empty' | 'tooLarge' | 'tooMany';

/** A file that was chosen and not taken. */
export interface RefusedFile {
  name: string;
  why: RefusedWhy;
}

/** Files that a folder has for the system alone; nobody chose them. */
const isHidden = ({ name }: Pick<File, 'name'>) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Parts the files that were chosen. A browser may call a PDF whatever it likes, so its name counts as well. */
export function sortFiles(chosen: readonly File[], room: number): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen.filter((each) => !isHidden(each))) {
    const why = whyRefused(file) ?? (taken.length >= room ? 'tooMany' : null);
    if (why === null) taken.push(file);
    else refused.push({ name: file.name, why });
  }
  return { taken, refused };
}

function whyRefused({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): RefusedWhy | null {
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return 'notPdf';
  if (size === 0) return 'empty';
  return size > SIZE_MAX_MB * 1024 * 1024 ? 'tooLarge' : null;
}

/** The reason in a list of names. */
export const reasonOf = (t: Words, why: RefusedWhy): string =>
  ({
    notPdf: () => t('refusedNotPdf'),
    empty: () => t('refusedEmpty'),
    tooLarge: () => t('refusedTooLarge', { size: SIZE_MAX_MB }),
    tooMany: () => t('refusedTooMany', { count: FILES_MAX }),
  })[why]();

/** What is said of refused files: each when there are few, else how many. */
export function refusalWords(t: Words, refused: readonly RefusedFile[]): string | undefined {
  if (refused.length === 0) return undefined;
  const over = refused.filter(({ why }) => why === 'tooMany').length;
  if (refused.length - over > NAMED) return t('refusedTitle', { count: refused.length });
  const named = refused.flatMap(({ name, why }) => (why === 'tooMany' ? [] : [t(why, { name, size: SIZE_MAX_MB })]));
  return [...named, ...(over > 0 ? [t('tooMany', { count: FILES_MAX, over })] : [])].join(t('between'));
}

/** So many are told in one sentence. */
export const NAMED = 3;
