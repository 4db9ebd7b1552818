import { needOf } from '../bom-lines/bomLine.ts';
import type { BomWork } from './bomWork.ts';

/** A part of a bill of materials as a demand names it. */
export interface BomDemand {
  model: string;
  brandName: string;
  quantity: number;
}

/** What a bill of materials wants for all its sets: a part that stands on several lines once; lines that no part was found for by the number that they write. */
export function demandsOf({ lines, parts, sets }: Pick<BomWork, 'lines' | 'parts' | 'sets'>): BomDemand[] {
  const wanted = new Map<string, BomDemand>();
  for (const line of lines) {
    const need = needOf(line, sets);
    const part = line.partId === null ? undefined : parts.get(line.partId);
    const model = (part?.mpn ?? line.mpn).trim();
    if (line.isSkipped || need === null || need < 1 || model === '') continue;
    const key = part ? `part ${part.id}` : model.toUpperCase();
    const there = wanted.get(key);
    const brandName = part ? (part.brandNameCn ?? part.brandName) : line.brand;
    wanted.set(key, there ? { ...there, quantity: there.quantity + need } : { model, brandName, quantity: need });
  }
  return [...wanted.values()];
}
