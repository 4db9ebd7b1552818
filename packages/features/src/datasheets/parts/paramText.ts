import type { Param } from '@chippage/api/types';

/** A value and its unit on their own; the sign of a tolerance belongs to the value. */
export function paramPieces({ valueText, unit }: Pick<Param, 'valueText' | 'unit'>): { value: string; unit: string | null } {
  return unit?.startsWith('±') ? { value: `±${valueText}`, unit: unit.slice(1) } : { value: valueText, unit };
}

/** A value with its unit, as engineers write it; without it where the head of a column already names it. */
export function paramText(param: Pick<Param, 'valueText' | 'unit'>, headUnit: string | null = null): string {
  if (param.unit === headUnit) return param.valueText;
  const { value, unit } = paramPieces(param);
  if (unit === null) return value;
  return unit === '%' && value.startsWith('±') ? `${value}%` : `${value}\u00A0${unit}`;
}

/** What every part has and no part is told by. */
const plain = new Set(['vMin', 'vMax', 'tempMinC', 'tempMaxC', 'bits']);

/** The values that say most of a part, in words: 程序存储器 64 KB. */
export const tellingValues = (params: readonly Param[], most = 2): Param[] => params.filter(({ code }) => !plain.has(code)).slice(0, most);
