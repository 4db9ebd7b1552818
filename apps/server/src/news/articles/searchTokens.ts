/** Where a piece of text counts: `A` title, `B` summary and tags, `D` body. */
export type Weight = 'A' | 'B' | 'D';

/** A run of Chinese, or a word of letters and digits, as it is searched. */
interface Run {
  text: string;
  isHan: boolean;
}

const RUNS = /(\p{Script=Han}+)|[\p{L}\p{N}]+/gu;
/** Longer words are no words; PostgreSQL refuses lexemes from 2 KB. */
const LONGEST = 60;
const LAST_POSITION = 16_383;

/** One spelling for all: width, case, raised digits. */
export const normalised = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The runs of a text; a word of letters ends where Chinese begins. */
function runsOf(text: string): Run[] {
  return [...normalised(text).matchAll(RUNS)].flatMap(([run, han]): Run[] => {
    if (han !== undefined) return [{ text: run, isHan: true }];
    return run.split(/(\p{Script=Han}+)/u).flatMap((piece, at) => (piece === '' ? [] : [{ text: piece.slice(0, LONGEST), isHan: at % 2 === 1 }]));
  });
}

/** A run's lexemes: Chinese as pairs of neighbours and the last character, so that one character finds its pairs by their beginning. */
function lexemesOf({ text, isHan }: Run): string[] {
  if (!isHan) return [text];
  const signs = [...text];
  return signs.map((sign, at) => sign + (signs[at + 1] ?? ''));
}

/** The tsvector of an article, as PostgreSQL reads one: there Chinese has no words, so they are made here. */
export function toSearchVector(pieces: readonly { text: string; weight: Weight }[]): string {
  const places = new Map<string, string[]>();
  let position = 1;
  for (const { text, weight } of pieces) {
    for (const run of runsOf(text)) {
      for (const lexeme of lexemesOf(run)) {
        const found = places.get(lexeme) ?? [];
        // PostgreSQL keeps 256 places a lexeme.
        if (found.length < 255) found.push(`${Math.min(position, LAST_POSITION)}${weight}`);
        places.set(lexeme, found);
        position++;
      }
      // A gap, so that no phrase reaches from one run into the next.
      position++;
    }
  }
  return [...places].map(([lexeme, found]) => `'${lexeme}':${found.join(',')}`).join(' ');
}

/** What a visitor looks for: a tsquery for all words, and one for any of them when nothing has all. */
export interface SearchQuery {
  all: string;
  any: string;
  /** The same as `all`, within the title, and within title, summary and tags. */
  inTitle: string;
  inHead: string;
  /** Each word for itself, with how many characters it has. */
  runs: { query: string; length: number }[];
}

/** What people say around what they look for. */
const AROUND = /为什么|是什么|什么是|怎么样|怎么选|怎么|怎样|如何|什么|哪些|哪个|哪种|[吗呢吧的了]/g;

/** The words that a visitor looks for, without those around them, unless there are no others. */
export function wantedRuns(keywords: string): Run[] {
  const plain = normalised(keywords);
  const core = runsOf(plain.replaceAll(AROUND, ' '));
  return (core.length > 0 ? core : runsOf(plain)).slice(0, MOST_RUNS);
}

/** More runs are not a search. */
const MOST_RUNS = 12;

/** Reads words as a query; null when there is nothing to look for. */
export function toSearchQuery(keywords: string): SearchQuery | null {
  const runs = wantedRuns(keywords);
  if (runs.length === 0) return null;
  const all = (weights: string) => runs.map((run) => `(${phrase(run, weights)})`).join(' & ');
  const any = runs.flatMap((run) => (run.isHan && run.text.length > 1 ? lexemesOf(run).slice(0, -1) : [run.text])).map((lexeme) => `'${lexeme}':*`);
  return {
    all: all(''),
    any: [...new Set(any)].slice(0, 40).join(' | '),
    inTitle: all('A'),
    inHead: all('AB'),
    runs: runs.map((run) => ({ query: phrase(run, ''), length: run.text.length })),
  };
}

/** Pairs that follow each other; a single character or a word as a beginning. */
function phrase(run: Run, weights: string): string {
  const lexemes = lexemesOf(run);
  if (lexemes.length === 1) return `'${lexemes[0]}':*${weights}`;
  return lexemes
    .slice(0, -1)
    .slice(0, LONGEST)
    .map((lexeme) => `'${lexeme}'${weights && `:${weights}`}`)
    .join(' <-> ');
}
