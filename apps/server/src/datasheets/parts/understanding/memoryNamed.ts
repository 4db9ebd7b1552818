import { wordKey } from './lexicon.ts';
import type { Piece } from './pieces.ts';
import { memoryNames } from './valueWords.ts';

/** RAM beside 20KB in a search for microcontrollers names their memory and not memory chips. */
export function isMemoryName(pieces: readonly Piece[], at: number, context: readonly string[]): boolean {
  const piece = pieces[at];
  if (!piece || !memoryNames.has(wordKey(piece.typed)) || !context.some((id) => id === 'mcu' || id.startsWith('mcu/'))) return false;
  return [pieces[at - 1], pieces[at + 1]].some(
    (other) => other?.is === 'measure' && (other.measure.dimension === 'byte' || other.measure.dimension === 'count'),
  );
}

/** The memory that a number of bytes belongs to, if a word beside it says so. */
export function memoryBeside(pieces: readonly Piece[], at: number, context: readonly string[]): string | undefined {
  for (const beside of [at - 1, at + 1]) {
    const piece = pieces[beside];
    if (piece && isMemoryName(pieces, beside, [...context, ...categoriesBeside(pieces, beside)])) return memoryNames.get(wordKey(piece.typed));
  }
  return undefined;
}

/** Categories that the other pieces name or hint at. */
export function categoriesBeside(pieces: readonly Piece[], at: number): string[] {
  return pieces.flatMap((piece, other) =>
    other !== at && piece.is === 'sense' ? [...(piece.sense.categories ?? []), ...(piece.sense.implies ? [piece.sense.implies] : [])] : [],
  );
}
