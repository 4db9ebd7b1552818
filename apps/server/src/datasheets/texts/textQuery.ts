import { isShortNumber, lexemesOf, type Run, runsOf, wantedRuns } from '../../platform/searchTokens.ts';

/** What is looked for in the pages of documents. */
export interface TextQuery {
  /** A tsquery for all words and phrases on one page. */
  all: string;
  /** The same, wherever on the page the words of a phrase stand. */
  loose: string;
  /** The same words one after another as they were typed; null where that says no more than `all`. */
  together: string | null;
  /** What to mark in a text in its one spelling: the words together first, then each for itself. */
  patterns: RegExp[];
}

/** A word as it was typed; within quotes, several that follow each other. */
interface Wanted {
  query: string;
  pattern: string;
}

const QUOTED = /["“”„]([^"“”„]+)["“”„]/g;
/** Words from here on also find those that they begin. */
const PREFIX_FROM = 3;

/** Reads words as a query: all of them on one page, those in quotes one after another. Null: there is nothing to look for. */
export function toTextQuery(keywords: string): TextQuery | null {
  const quoted = [...keywords.matchAll(QUOTED)].map(([, words = '']) => runsOf(words)).filter((runs) => runs.length > 0);
  const rest = keywords.replaceAll(QUOTED, ' ');
  const runs = wantedRuns(rest);
  const wanted = [...quoted.map(inSequence), ...runs.map(wordOf)];
  if (wanted.length === 0) return null;
  const typed = runsOf(rest);
  const together = runs.length > 1 && typed.length > 1 ? inSequence(typed) : null;
  const all = wanted.map(({ query }) => `(${query})`).join(' & ');
  return {
    all,
    loose: all.replaceAll(/ <(?:-|\d)> /g, ' & '),
    together: together?.query ?? null,
    patterns: [...(together ? [together.pattern] : []), ...wanted.map(({ pattern }) => pattern)].map((pattern) => new RegExp(pattern, 'gu')),
  };
}

/** One word: Chinese as a phrase of pairs, a value as it is written, letters also as a beginning. */
function wordOf(run: ReturnType<typeof wantedRuns>[number]): Wanted {
  if (run.pattern !== undefined) return { query: `'${run.text}'`, pattern: run.pattern };
  if (run.isHan) return { query: lexemeQuery(run).join(' <-> '), pattern: spelt(run) };
  const isWhole = run.text.length < PREFIX_FROM || isShortNumber(run.text);
  return { query: `'${run.text}'${isWhole ? '' : ':*'}`, pattern: `${START}${spelt(run)}${isWhole ? END : ''}` };
}

const START = '(?<![a-z0-9])';
const END = '(?![a-z0-9])';

/** Chinese of several signs as pairs; the last sign alone is left out, because it says no more. */
const lexemeQuery = (run: Run) => {
  const lexemes = lexemesOf(run);
  if (!run.isHan) return lexemes.map((lexeme) => `'${lexeme}'`);
  return lexemes.length === 1 ? [`'${lexemes[0]}':*`] : lexemes.slice(0, -1).map((lexeme) => `'${lexeme}'`);
};

/** A run as a text may have it: a line may end between two Chinese signs. */
const spelt = ({ text, isHan }: Run) => (isHan ? [...text].join('\\s?') : text);

/** Runs one after another, with nothing but signs and blanks between them. */
function inSequence(runs: readonly Run[]): Wanted {
  let query = '';
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1];
    // Between two runs a place stays free; of Chinese, the last sign has one of its own.
    if (before) query += before.isHan && [...before.text].length > 1 ? ' <3> ' : ' <2> ';
    query += lexemeQuery(run).join(' <-> ');
  }
  const pattern = runs.map(spelt).join('[^\\p{L}\\p{N}]{0,4}');
  return { query, pattern: `${runs[0]?.isHan ? '' : START}${pattern}${runs.at(-1)?.isHan ? '' : END}` };
}
