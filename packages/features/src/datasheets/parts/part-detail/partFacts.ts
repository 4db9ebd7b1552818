import type { Param } from '@chippage/api/types';
import { paramPieces } from '../paramText.ts';

/** A fact as it is shown. */
export interface Fact {
  key: string;
  /** What it is made of, by code. */
  fields: readonly string[];
  name: string;
  value: string;
  /** Null for words and bare numbers. */
  unit: string | null;
}

/** Pairs of parameters that read better as one range. */
export interface RangePair {
  key: string;
  name: string;
  from: string;
  to: string;
}

/** A minus that lines up with digits, as datasheets print it. */
const typographic = (text: string) => text.replace(/^-(?=\d)/, '−');

/** Parameters in the order of the catalogue, with lower and upper limits of one thing drawn together. */
export function partFacts(params: readonly Param[], pairs: readonly RangePair[]): Fact[] {
  const byCode = new Map(params.map((param) => [param.code, param]));
  return params.flatMap((param): Fact[] => {
    const pair = pairs.find(({ from, to }) => (param.code === from && byCode.has(to)) || (param.code === to && byCode.has(from)));
    const { value, unit } = paramPieces(param);
    if (!pair) return [{ key: param.code, fields: [param.code], name: param.name, value: typographic(value), unit }];
    const upper = byCode.get(pair.to);
    // Drawn once, where the lower limit stands.
    return param.code === pair.to || !upper
      ? []
      : [{ key: pair.key, fields: [pair.from, pair.to], name: pair.name, value: `${typographic(value)}～${typographic(upper.valueText)}`, unit }];
  });
}
