import type { RegistryState } from '@chippage/api/types';
import { shanghaiDate } from '../../../platform/shanghai.ts';
import { plainText } from './texts.ts';

/** Beyond these years a date is a slip. */
const [FIRST_YEAR, LAST_YEAR] = [1800, 2200];

function calendarDate(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (year < FIRST_YEAR || year > LAST_YEAR || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return at.toISOString().slice(0, 10);
}

/** Milliseconds, or seconds, since 1970 as numbers have them; 0 means that nobody said. */
function dateOfEpoch(value: number): string | null {
  if (!Number.isFinite(value) || value === 0) return null;
  const ms = Math.abs(value) < 1e10 ? value * 1000 : value;
  const at = new Date(ms);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < FIRST_YEAR || at.getUTCFullYear() > LAST_YEAR) return null;
  return shanghaiDate(at);
}

/** The day in China of a time: milliseconds, `2024-03-05`, `2024-03-05 10:00:00`, `2024年3月5日`, `20240305`. */
export function plainDate(value: unknown): string | null {
  if (typeof value === 'number') return dateOfEpoch(value);
  const text = plainText(value);
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)/u.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/u.exec(text);
  if (parts) return calendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return /^-?\d{9,14}$/u.test(text) ? dateOfEpoch(Number(text)) : null;
}

const units: Record<string, number> = { 万: 10_000, 亿: 100_000_000 };
const AMOUNT = /^(?:人民币|￥|¥|CNY|RMB)?\s*(-?\d{1,15}(?:\.\d{1,8})?)\s*(万|亿)?\s*(?:元|圆)?(?:人民币)?(?:整)?$/iu;

/** An amount in yuan as decimals; null for other currencies and for words. */
export function yuan(value: unknown): string | null {
  const found = AMOUNT.exec(plainText(value).replaceAll(/[,，]/gu, ''));
  if (!found) return null;
  const amount = Number(found[1]) * (units[found[2] ?? ''] ?? 1);
  return Number.isFinite(amount) && Math.abs(amount) < 1e15 ? amount.toFixed(2).replace(/\.?0+$/u, '') : null;
}

/** A share as `12.5%`; null for what is none. A number up to 1 is a part of one. */
export function percent(value: unknown): string | null {
  const text = plainText(value);
  const found = /^(\d{1,3}(?:\.\d{1,10})?)\s*(%?)$/u.exec(text);
  if (!found) return null;
  const number = Number(found[1]) * (found[2] === '' && Number(found[1]) <= 1 ? 100 : 1);
  return number <= 100 ? `${Number(number.toFixed(4))}%` : null;
}

/** A whole number from 0; null for anything else. */
export function count(value: unknown): number | null {
  const text = plainText(value).replace(/[,，]|人$/gu, '');
  return /^\d{1,9}$/u.test(text) ? Number(text) : null;
}

/** The number of a company or a person; null where it has none. */
export function idOf(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,16}$/u.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** In this order: `吊销，已注销` is gone, `吊销，未注销` is not. */
const states: readonly [RegExp, RegistryState][] = [
  [/未注销/u, 'revoked'],
  [/注销/u, 'deregistered'],
  [/吊销/u, 'revoked'],
  [/撤销/u, 'annulled'],
  [/责令关闭/u, 'closed'],
  [/清算/u, 'liquidating'],
  [/停业|歇业/u, 'suspended'],
  [/迁出/u, 'moved_out'],
  [/存续|在业|在营|开业|迁入|正常/u, 'operating'],
];

/** What the register's own words mean. */
export const stateOf = (text: string): RegistryState => states.find(([words]) => words.test(text))?.[1] ?? 'other';
