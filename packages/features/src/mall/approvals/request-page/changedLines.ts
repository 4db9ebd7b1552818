import type { ChangedRequestLine } from '@chippage/api/types';
import { piecesOf } from '../../../parts/plain-number/plainNumber.ts';

/** Reads how many of each are wanted: none of them leaves the line out. `wrong`: goods whose quantity is no number. */
export function linesIn(typed: readonly { goodsId: number; text: string }[]): { kept: ChangedRequestLine[]; wrong: number[] } {
  const read = typed.map(({ goodsId, text }) => ({ goodsId, quantity: /^[0０]+$/.test(text.trim()) ? 0 : piecesOf(text) }));
  return {
    kept: read.flatMap(({ goodsId, quantity }) => (quantity === null || quantity === 0 ? [] : [{ goodsId, quantity }])),
    wrong: read.flatMap(({ goodsId, quantity }) => (quantity === null ? [goodsId] : [])),
  };
}
