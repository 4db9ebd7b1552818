import type { FoundPin, FoundPins } from '../../platform/parsing/pdf/findPins.ts';
import { outlineOf, packageKey, readPackage, widePackageKey } from '../parts/understanding/packages.ts';

/** A row of a pin table that may be the part's. */
export interface JudgedPin extends FoundPin {
  isSure: boolean;
}

/**
 * Holds the pin table of a document against the count of pins of a part. A number that stands twice, or that the part does
 * not have, tells of a table of another package: nothing is kept. With a gap, or without a known count, every row is unsure.
 */
export function judgePins(rows: readonly FoundPin[], pins: number | null): JudgedPin[] {
  const numbers = new Set(rows.map(({ number }) => number));
  const most = Math.max(0, ...numbers);
  if (rows.length < 2 || numbers.size < rows.length || numbers.has(0) || (pins !== null && most > pins)) return [];
  return rows.map((row) => ({ ...row, isSure: rows.length === pins }));
}

/** A word of a head as a package: `8-SOIC` is SOIC-8, and `SOIC-W`, wide, is still SOIC. */
const packageIn = (word: string) => (readPackage(word.replace(/^(\d{1,3})-([A-Z]+)$/i, '$2-$1')) ?? readPackage(word.replace(/-[A-Z]+$/i, '')))?.key ?? [];

/** The packages that the head of a column names: one column may stand for several. A count of pins beside the name belongs to it: `SOIC (8)`. */
function packagesIn(head: string): string[] {
  const words = head.split(/[^A-Za-z0-9-]+/).filter((word) => word !== '');
  const named = words.flatMap(packageIn);
  const counts = words.flatMap((word) => /^(\d{1,3})(?:-pin)?$/i.exec(word)?.[1] ?? []);
  const [[only, ...others], [count, ...more]] = [named, counts];
  return only !== undefined && others.length === 0 && count !== undefined && more.length === 0 ? [packageKey(`${only.replace(/-$/, '')}-${count}`)] : named;
}

const stands = (head: string, key: string) => head === key || (head.endsWith('-') && key.startsWith(head));

/** How a head may mean the package of a part, the surest first. All but the first two are guesses. */
const meanings: readonly ((head: string, key: string) => boolean)[] = [
  (head, key) => head === key,
  stands,
  (head, key) => stands(widePackageKey(head), widePackageKey(key)),
  (head, key) => outlineOf(head) !== null && outlineOf(head) === outlineOf(key) && /^[A-Z]+-\d+$/.test(head),
];
const SURE = 2;

/**
 * The pins of a part among the columns of a document's pin tables: where columns are headed by packages, only the one of the part's
 * package counts; two that may mean it say nothing, and one that means it in a wider sense is unsure.
 */
export function pinsOf(columns: readonly FoundPins[], { packageCase, pins }: { packageCase: string | null; pins: number | null }): JudgedPin[] {
  const packages = columns.map((column) => ({ ...column, keys: packagesIn(column.head) })).filter(({ keys }) => keys.length > 0);
  if (packages.length === 0) return judgePins(columns.find(({ head }) => head === '')?.pins ?? [], pins);
  if (packageCase === null) return [];
  const key = packageKey(packageCase);
  for (const [at, means] of meanings.entries()) {
    const [column, ...more] = packages.filter(({ keys }) => keys.some((head) => means(head, key)));
    if (more.length > 0) return [];
    if (column) return judgePins(column.pins, pins).map((pin) => ({ ...pin, isSure: pin.isSure && at < SURE }));
  }
  return [];
}
