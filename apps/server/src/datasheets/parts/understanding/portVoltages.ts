import type { Piece } from './pieces.ts';

/** What turns one voltage into another when only the two are said. */
const down = ['power/dcdc', 'power/ldo'];
const up = ['power/dcdc'];
const mains = ['power/acdc', 'module/power-acdc'];
/** From here on it is the mains. */
const MAINS_V = 85;

/** Tells the input from the output of two voltages: 12V转5V, 升压 3.7V 5V, LDO 12V 5V. */
export function portVoltages(pieces: readonly Piece[]): Piece[] {
  const isVoltage = (piece: Piece) => piece.is === 'measure' && piece.measure.dimension === 'V' && piece.measure.limit === 'near';
  const places = pieces.flatMap((piece, at) => (isVoltage(piece) && !isNamed(pieces, at) ? [at] : []));
  const [first = -1, second = -1] = places;
  if (places.length !== 2) return [...pieces];
  const isConverted = second === first + 1 && pieces[second]?.particle === '转';
  const input = isConverted ? first : inputOf(pieces, first, second);
  if (input === undefined) return [...pieces];
  const rises = valueAt(pieces, input) < valueAt(pieces, input === first ? second : first);
  const isMains = valueAt(pieces, input) >= MAINS_V;
  const said = { names: 'voutV', ...((isConverted || isMains) && { categories: isMains ? mains : rises ? up : down }) };
  return pieces.map((piece, at): Piece => {
    if (piece.is !== 'measure' || (at !== first && at !== second)) return piece;
    if (at !== input) return { ...piece, ...said };
    // Every AC-DC converter takes the mains; hardly any part says so.
    return isMains ? { ...withoutMeasure(piece), is: 'sense', sense: { isGeneral: true } } : { ...piece, names: 'supply' };
  });
}

const withoutMeasure = ({ start, end, typed }: Piece) => ({ start, end, typed });

const valueAt = (pieces: readonly Piece[], at: number): number => {
  const piece = pieces[at];
  return piece?.is === 'measure' ? piece.measure.value : 0;
};

/** Which of two voltages beside a converter is its input: a booster's is the smaller, a buck's and a regulator's the larger, else the first. */
function inputOf(pieces: readonly Piece[], first: number, second: number): number | undefined {
  const senses = pieces.flatMap((piece) => (piece.is === 'sense' ? [piece.sense] : []));
  const topology = senses.find(({ value }) => value?.code === 'topology')?.value?.values[0];
  const isOf = (...starts: string[]) => senses.some(({ categories = [] }) => categories.some((id) => starts.some((start) => id === start)));
  const [smaller, larger] = valueAt(pieces, first) <= valueAt(pieces, second) ? [first, second] : [second, first];
  if (topology === 'boost') return smaller;
  if (topology === 'buck' || isOf('power/ldo', 'power/acdc', 'module/power-acdc')) return larger;
  return isOf('power/dcdc', 'power/dcdc-controller', 'module/power-dcdc') ? first : undefined;
}

/** Whether a word such as 输出 says already what a number is. */
const isNamed = (pieces: readonly Piece[], at: number): boolean =>
  [pieces[at - 1], pieces[at + 1]].some((piece) => piece?.is === 'sense' && piece.sense.names !== undefined);
