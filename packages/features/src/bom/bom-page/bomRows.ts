import { needOf } from '../bom-lines/bomLine.ts';
import type { BomOffers, BomTableRow, BomWork } from './bomWork.ts';

/** The lines of a list with what is known of each, in their order. */
export const bomRows = ({ lines, parts, sets }: Pick<BomWork, 'lines' | 'parts' | 'sets'>, byLine: BomOffers['byLine']): BomTableRow[] =>
  lines.map((line, at) => ({
    at,
    line,
    part: line.partId === null ? null : (parts.get(line.partId) ?? null),
    need: needOf(line, sets),
    offer: byLine.get(at) ?? null,
  }));
