import { normalPackage } from '../normalFacts.ts';
import { type Dimension, readMeasure } from '../understanding/measures.ts';
import { formatStored, storedMeasure } from '../understanding/formatMeasure.ts';
import { binaryKilos } from '../understanding/quantities.ts';
import { storedWord } from '../valueLabels.ts';

/** A value as `parts` stores it. */
export type FactValue = string | number | boolean;

/** What one fact of a part may be. */
export interface FactShape {
  /** `packageCase`, `pins`, `lifecycle` or the code of a parameter. */
  field: string;
  name: string;
  unit: string | null;
  kind: 'number' | 'choice' | 'text';
  /** Words that the catalogue knows: all that there are for a choice, spellings to follow for a text. */
  words: readonly { value: FactValue; label: string }[];
  /** Least and largest number that the catalogue knows; null when it knows none. */
  known: { low: number; high: number } | null;
  /** Counts of things have no fraction. */
  isWhole: boolean;
}

/** A value that was read, or what is wrong with the text. */
export type ReadValue = { value: FactValue } | { problem: string };

/** The longest word that the catalogue takes. */
const LONGEST = 200;
const LONGEST_PACKAGE = 80;
/** A case without pins is no fact; more than this no case has. */
const PINS_MOST = 30_000;
const bareNumber = /^[-−+]?(?:\d+(?:\.\d+)?|\.\d+)$/;
/** One thing under two names: a width of 32 bits is 32 位. */
const sameAs: Partial<Record<Dimension, Dimension>> = { width: 'bit' };

/** Reads a value as an engineer writes it: `100 nF`, `-40 °C`, `4K7`, the id of a choice, or words. */
export function readFactValue(shape: FactShape, typed: string): ReadValue {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { problem: '请填写新的值' };
  if (shape.kind === 'number') return readNumber(shape, text);
  const known = shape.words.find(({ value, label }) => String(value) === text || label === text);
  if (shape.kind === 'choice') return known ? { value: known.value } : { problem: `“${text}”不在可选的值里，请重新选择` };
  const most = shape.field === 'packageCase' ? LONGEST_PACKAGE : LONGEST;
  if (text.length > most) return { problem: `最多 ${most} 个字符` };
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return { problem: '里面有不能保存的字符' };
  if (shape.field === 'packageCase') return { value: normalPackage(text) };
  const alike = shape.words.find(({ value }) => String(value).toLowerCase() === text.toLowerCase());
  return { value: known?.value ?? alike?.value ?? storedWord(shape.field, text) };
}

function readNumber(shape: FactShape, text: string): ReadValue {
  const { unit, isWhole, known } = shape;
  const number = numberIn(shape, text);
  if (number === null) return { problem: unit === null ? '请写一个数，不带单位' : `请写一个数和单位，如 ${exampleOf(shape)}` };
  if (number === 'unit') return { problem: `请写上单位，如 ${exampleOf(shape)}` };
  if (isWhole && !Number.isInteger(number)) return { problem: '请写整数' };
  if (shape.field === 'pins' && (number < 1 || number > PINS_MOST)) return { problem: `应是 1 到 ${PINS_MOST} 的整数` };
  if (number < 0 && !((known?.low ?? 0) < 0)) return { problem: '不能是负数' };
  return { value: number };
}

/** The number in the fact's unit; `unit` when it takes one to be sure, null when there is none. */
function numberIn({ field, unit }: FactShape, text: string): number | 'unit' | null {
  const stored = unit?.normalize('NFKC').replace('±', '') ?? '';
  const plain = text.replace(/^±\s*/, '').replaceAll('−', '-');
  const bare = stored !== '' && plain.toLowerCase().endsWith(stored.toLowerCase()) ? plain.slice(0, -stored.length).trim() : plain;
  // mΩ and MΩ share their letters: only the very spelling is the fact's own unit.
  if (bareNumber.test(bare) && (bare === plain || plain.endsWith(stored))) {
    const number = Number(bare);
    return bare === plain && isScaled(field, unit) && number !== 0 ? 'unit' : number;
  }
  const own = stored === '' ? null : readMeasure(`1${stored}`);
  const read = readMeasure(plain);
  if (!own || !read || read.limit !== 'near' || read.length !== plain.length) return null;
  const isOwn = read.dimension === own.dimension || sameAs[read.dimension] === own.dimension || read.dimension === 'count';
  if (!isOwn) return null;
  // 64K of memory counts in 1024.
  const isMemory = own.dimension === 'byte' || own.dimension === 'bit';
  const size = read.dimension === 'count' && isMemory ? binaryKilos(read.value) * 1024 : read.value;
  return Number((size / own.value).toPrecision(12));
}

/** Whether its numbers are shown under several prefixes, so that a bare one may mean any of them. */
const isScaled = (field: string, unit: string | null): boolean => storedMeasure(field, 1e7, unit).unit !== unit;

/** A number of the fact as the catalogue shows it. */
const exampleOf = ({ field, unit, known }: FactShape): string => formatStored(field, known?.low || 1, unit);

/** Pairs of limits: the lower one is not above the upper one. */
export function limitProblem(shapes: readonly FactShape[], valueOf: (field: string) => FactValue | null, field: string, value: FactValue): string | null {
  const isLower = field.includes('Min');
  const other = isLower ? field.replace('Min', 'Max') : field.replace('Max', 'Min');
  const shape = shapes.find((candidate) => candidate.field === other);
  const limit = valueOf(other);
  if (other === field || !shape || typeof limit !== 'number' || typeof value !== 'number') return null;
  if (isLower ? value <= limit : value >= limit) return null;
  return `${isLower ? '不能大于' : '不能小于'}${shape.name}（${formatStored(other, limit, shape.unit)}）`;
}

/** What is odd about a value that may still be right. */
export function doubtOf({ field, unit, known }: FactShape, value: FactValue): string | null {
  if (typeof value !== 'number' || !known || (value >= known.low && value <= known.high)) return null;
  return `目录里的这项参数都在 ${formatStored(field, known.low, unit)} 到 ${formatStored(field, known.high, unit)} 之间，请对着出处再看一遍`;
}
