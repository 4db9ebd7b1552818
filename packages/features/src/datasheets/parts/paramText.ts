import type { Param } from '@chippage/api/types';

/** A value with its unit, as engineers write it; without it where the head of a column already names it. */
export function paramText({ valueText, unit }: Pick<Param, 'valueText' | 'unit'>, headUnit: string | null = null): string {
  if (unit === null || unit === headUnit) return valueText;
  if (unit === '±%') return `±${valueText}%`;
  return unit.startsWith('±') ? `±${valueText}\u00A0${unit.slice(1)}` : `${valueText}\u00A0${unit}`;
}

/** What every part has and no part is told by. */
const plain = new Set(['vMin', 'vMax', 'tempMinC', 'tempMaxC', 'bits']);

/** The values that say most of a part, in words: 程序存储器 64 KB. */
export const tellingValues = (params: readonly Param[], most = 2): Param[] => params.filter(({ code }) => !plain.has(code)).slice(0, most);
