/** Where a piece of text counts: `A` title, `B` summary and tags, `D` body. */
export type Weight = 'A' | 'B' | 'D';

/** A run of Chinese, or a word of letters and digits, as it is searched. */
export interface Run {
  text: string;
  isHan: boolean;
}

const RUNS = /(\p{Script=Han}+)|[\p{L}\p{N}]+/gu;
/** Longer words are no words; PostgreSQL refuses lexemes from 2 KB. */
const LONGEST = 60;
const LAST_POSITION = 16_383;

/** One spelling for all: width, case, raised digits. */
export const normalised = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The runs of a text, each with where it begins in its one spelling; a word of letters ends where Chinese begins. */
export function runsOf(text: string): (Run & { at: number })[] {
  return [...normalised(text).matchAll(RUNS)].flatMap((match): (Run & { at: number })[] => {
    const [run, han] = match;
    if (han !== undefined) return [{ text: run, isHan: true, at: match.index }];
    let at = match.index;
    return run.split(/(\p{Script=Han}+)/u).flatMap((piece, no) => {
      const from = at;
      at += piece.length;
      return piece === '' ? [] : [{ text: piece.slice(0, LONGEST), isHan: no % 2 === 1, at: from }];
    });
  });
}

/** A run's lexemes: Chinese as pairs of neighbours and the last character, so that one character finds its pairs by their beginning. */
export function lexemesOf({ text, isHan }: Run): string[] {
  if (!isHan) return [text];
  const signs = [...text];
  return signs.map((sign, at) => sign + (signs[at + 1] ?? ''));
}

/** A piece of a text to search. */
export interface WeighedText {
  text: string;
  weight: Weight;
  /** Further lexemes that stand where a run begins, by that place. */
  more?: ReadonlyMap<number, readonly string[]>;
}

/** The tsvector of a text, as PostgreSQL reads one: there Chinese has no words, so they are made here. */
export function toSearchVector(pieces: readonly WeighedText[]): string {
  const places = new Map<string, string[]>();
  let position = 1;
  const add = (lexeme: string, weight: Weight) => {
    const found = places.get(lexeme) ?? [];
    // PostgreSQL keeps 256 places a lexeme.
    if (found.length < 255) found.push(`${Math.min(position, LAST_POSITION)}${weight}`);
    places.set(lexeme, found);
  };
  for (const { text, weight, more } of pieces) {
    for (const run of runsOf(text)) {
      for (const lexeme of more?.get(run.at) ?? []) add(lexeme, weight);
      for (const lexeme of lexemesOf(run)) {
        add(lexeme, weight);
        position++;
      }
      // A gap, so that no phrase reaches from one run into the next.
      position++;
    }
  }
  return [...places].map(([lexeme, found]) => `'${lexeme}':${found.join(',')}`).join(' ');
}

/** What a visitor looks for. */
export interface SearchQuery {
  /** A tsquery for all words. */
  all: string;
  /** The same, with any part of the Chinese in each word, for when nothing has all of it. */
  any: string;
  /** The same as `all`, within the title, and within title, summary and tags. */
  inTitle: string;
  inHead: string;
  /** Each word for itself, with how many characters it has. */
  runs: { query: string; length: number }[];
  /** Patterns of the values among the words: signs of 3.3V and 1% are no lexemes. */
  values: string[];
}

/** A run that a visitor looks for. */
export interface WantedRun extends Run {
  /** Which of the words that stand between blanks it is of. */
  word: number;
  /** How a number with its sign or unit is found as it stands: 1% is not in 0.1%, 3.3V is also 3.3 V. */
  pattern?: string;
}

/** What people say around what they look for. */
const AROUND = /为什么|是什么|什么是|怎么样|怎么选|怎么|怎样|如何|什么|哪些|哪个|哪种|[吗呢吧的了]/g;
/** A number with a point, a sign or a unit. */
const VALUE = /^(?:\d+\.\d+|\d+(?=[^\d.]))(%|°?[a-zµμωΩ]{0,3})$/u;

/** The words that a visitor looks for, without those around them, unless there are no others. */
export function wantedRuns(keywords: string): WantedRun[] {
  const words = normalised(keywords).split(/\s+/);
  const wantedOf = (around: RegExp | null) =>
    words.flatMap((text, word): WantedRun[] => {
      const value = VALUE.exec(text);
      if (value) return [{ text, isHan: false, word, pattern: patternOf(text, value[1] ?? '') }];
      return runsOf(around ? text.replaceAll(around, ' ') : text).map((run) => ({ ...run, word }));
    });
  const core = wantedOf(AROUND);
  return (core.length > 0 ? core : wantedOf(null)).slice(0, MOST_RUNS);
}

/** More runs are not a search. */
const MOST_RUNS = 12;

/** The pattern of a value, as PostgreSQL and JavaScript read it, whatever the case. */
function patternOf(text: string, unit: string): string {
  const number = text.slice(0, text.length - unit.length).replace('.', '\\.');
  const spelt = unit.replaceAll(/[µμ]/g, '[µμ]').replaceAll(/[ωΩ]/gu, '[ωΩΩ]');
  return `(?<![0-9a-z.])${number}${unit === '' ? '(?!\\.?[0-9])' : `\\s?${spelt}(?![0-9a-z])`}`;
}

/** Reads words as a query; null when there is nothing to look for. */
export function toSearchQuery(keywords: string): SearchQuery | null {
  const runs = wantedRuns(keywords);
  if (runs.length === 0) return null;
  const all = (weights: string) => runs.map((run) => `(${phrase(run, weights)})`).join(' & ');
  return {
    all: all(''),
    any: [...new Set(runs.map(({ word }) => word))].map((word) => anyOf(runs.filter((run) => run.word === word))).join(' & '),
    inTitle: all('A'),
    inHead: all('AB'),
    runs: runs.map((run) => ({ query: phrase(run, ''), length: run.text.length })),
    values: runs.flatMap(({ pattern }) => pattern ?? []),
  };
}

/** One word between blanks: all its letters and numbers, and any pair of its Chinese. */
function anyOf(runs: readonly WantedRun[]): string {
  const pairs = runs.filter(({ isHan }) => isHan).flatMap((run) => (run.text.length > 1 ? lexemesOf(run).slice(0, -1) : [run.text]));
  const han = [...new Set(pairs)].slice(0, 40).map((lexeme) => `'${lexeme}':*`);
  return [...runs.filter(({ isHan }) => !isHan).map((run) => `(${phrase(run, '')})`), ...(han.length > 0 ? [`(${han.join(' | ')})`] : [])].join(' & ');
}

/** A number of few digits, or one with a unit: the start of another word is not it. */
export const isShortNumber = (text: string): boolean => /^(?:\d{1,3}|\d+\p{L}{1,3})$/u.test(text);

/** Pairs that follow each other; a single character or a word as a beginning, a short number as it is. */
function phrase(run: WantedRun, weights: string): string {
  // Of a value, the digits lead to the articles in which its pattern is looked for.
  if (run.pattern !== undefined) return [...run.text.matchAll(/\d+/g)].map(([digits]) => `'${digits}':*${weights}`).join(' & ');
  const lexemes = lexemesOf(run);
  if (lexemes.length === 1) return `'${lexemes[0]}':${!run.isHan && isShortNumber(run.text) ? weights || 'ABCD' : `*${weights}`}`;
  return lexemes
    .slice(0, -1)
    .slice(0, LONGEST)
    .map((lexeme) => `'${lexeme}'${weights && `:${weights}`}`)
    .join(' <-> ');
}
