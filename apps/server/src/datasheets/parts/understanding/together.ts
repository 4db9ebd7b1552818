import type { BesideWord } from './besideWords.ts';
import { readSize } from './chipSizes.ts';
import { type Lexicon, type Sense, wordKey } from './lexicon.ts';
import type { Measure } from './measures.ts';
import { categoriesBeside } from './memoryNamed.ts';
import type { Piece } from './pieces.ts';
import { portVoltages } from './portVoltages.ts';
import { isHan } from './typed.ts';

/** Reads pieces by what stands beside them: 4P is four positions in a connector, M0 a core beside 单片机, 2512 a case beside 电阻. */
export function readTogether(pieces: readonly Piece[], lexicon: Lexicon): Piece[] {
  const read = pieces.map((piece, at): Piece => {
    const categories = categoriesBeside(pieces, at);
    const besides = lexicon.besides.get(wordKey(piece.typed));
    if (piece.is === 'sense') return { ...piece, sense: senseBeside(besides, categories) ?? piece.sense };
    if (piece.is !== 'text') return isConnector(categories) ? positions(piece) : piece;
    const { start, end, typed, particle } = piece;
    const bare = { start, end, typed, ...(particle !== undefined && { particle }) };
    const measure = isConnector(categories) ? (gridOf(typed) ?? pitchOf(typed)) : undefined;
    if (measure) return { ...bare, is: 'measure', measure };
    const found = readSize(typed, categories, pieces);
    if (found) return { ...bare, is: 'package', found };
    const sense = senseBeside(besides, categories);
    const isHalf = (sense?.value ?? sense?.number) !== undefined && isInUnknown(pieces, at, lexicon);
    return sense && !isHalf ? { ...bare, is: 'sense', sense } : piece;
  });
  return portVoltages(read);
}

const isWithin = (id: string, start: string): boolean => start === '' || id === start || id.startsWith(`${start}/`);

function senseBeside(words: readonly BesideWord[] | undefined, categories: readonly string[]): Sense | undefined {
  return words?.find(({ beside }) => categories.some((id) => beside.some((start) => isWithin(id, start))));
}

/** 单 in 单运放屏 is a piece of an unknown word: what goes on in Chinese without a blank has to be known. */
function isInUnknown(pieces: readonly Piece[], at: number, lexicon: Lexicon): boolean {
  for (let next = at + 1; pieces[next]?.start === pieces[next - 1]?.end; next++) {
    const piece = pieces[next];
    if (piece?.is === 'text' && isHan(piece.typed.charAt(0)) && !lexicon.besides.has(wordKey(piece.typed))) return true;
  }
  return false;
}

const isConnector = (categories: readonly string[]): boolean => categories.some((id) => isWithin(id, 'connector'));

const counted = (value: number): Measure => ({ dimension: 'pins', limit: 'near', value, upper: value, length: 0 });

/** 40P of a connector are not picofarads. */
function positions(piece: Piece): Piece {
  const count = piece.is === 'measure' && piece.measure.dimension === 'count' ? /^(\d{1,3}) ?[pP]$/.exec(piece.typed)?.[1] : undefined;
  return piece.is === 'measure' && count !== undefined ? { ...piece, measure: counted(Number(count)) } : piece;
}

/** 2x20P has 40 positions. */
function gridOf(typed: string): Measure | undefined {
  const [, rows, columns] = /^([1-4])[xX×*](\d{1,2})[pP]?$/.exec(typed) ?? [];
  return rows === undefined ? undefined : counted(Number(rows) * Number(columns));
}

/** Distances of contacts that connectors are named by, in millimetres. */
const pitches = new Set(['0.4', '0.5', '0.8', '1.0', '1.25', '1.27', '1.5', '2.0', '2.5', '2.54', '3.5', '3.81', '3.96', '5.0', '5.08', '7.62']);

function pitchOf(typed: string): Measure | undefined {
  const value = Number(typed) / 1000;
  return pitches.has(typed) ? { dimension: 'm', limit: 'near', value, upper: value, length: 0 } : undefined;
}
