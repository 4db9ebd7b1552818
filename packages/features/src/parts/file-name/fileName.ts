import { absoluteTime } from '@chippage/ui/FriendlyTime';

/** Signs before the day: with four bytes each still a name that every file system takes. */
const LONGEST = 56;

/** Without the signs that Windows refuses, and those that nobody sees. */
const safe = (words: string) =>
  words
    .replaceAll(/[\\/:*?"<>|\p{C}\s]+/gu, ' ')
    .replace(/^[ .]+/, '')
    .trimEnd();

export interface NamedFile {
  /** What it is about, e.g. the words of a search; cut where it is long. */
  about: string;
  /** What it holds of that, e.g. 59 个型号的参数. @default nothing more is said */
  holds?: string;
  ending: string;
  /** Milliseconds since 1970. @default now */
  now?: number;
}

/** Names a file to save by what it holds and by the day in China, as every system takes it. */
export function fileName({ about, holds = '', ending, now = Date.now() }: NamedFile): string {
  const what = safe(holds);
  const head = [...safe(about)].slice(0, LONGEST - [...what].length).join('');
  return `${[head.trimEnd(), what, absoluteTime(now).date].filter((words) => words !== '').join(' ')}.${ending}`;
}
