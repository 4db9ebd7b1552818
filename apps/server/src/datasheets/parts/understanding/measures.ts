import { isHan } from './typed.ts';

/** What a number with a unit is about; `count` is a number with a prefix but no unit (10K, 100n). */
export type Dimension =
  | 'V'
  | 'A'
  | 'W'
  | 'VA'
  | 'Hz'
  | 'F'
  | 'H'
  | 'Ω'
  | 'bit'
  | 'byte'
  | '%'
  | 'ppm'
  | 'width'
  | 'channels'
  | 'pins'
  | 'sps'
  | 'm'
  | 'dB'
  | 'cd'
  | '°C'
  | 'count';

/** How a number limits: `near` is equality within rounding. */
export type Limit = 'near' | 'min' | 'max' | 'between';

/** A number with a unit, in SI base units. */
export interface Measure {
  dimension: Dimension;
  limit: Limit;
  value: number;
  /** Upper end of `between`. */
  upper: number;
  /** Characters read. */
  length: number;
}

const prefixes: Record<string, number> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  g: 1e9,
  千: 1e3,
  兆: 1e6,
  毫: 1e-3,
  微: 1e-6,
  纳: 1e-9,
  皮: 1e-12,
};

/** Units by their letters; where only small or only large prefixes make sense, the case of m and M does not matter. */
const units: [spellings: string[], dimension: Dimension, size: 'any' | 'large' | 'small'][] = [
  [['v', '伏', '伏特', 'volt', 'volts', 'vdc', 'vac'], 'V', 'any'],
  [['a', '安', '安培', 'amp', 'amps'], 'A', 'small'],
  [['va'], 'VA', 'any'],
  [['w', '瓦', '瓦特', 'watt'], 'W', 'any'],
  [['hz', '赫兹', '赫'], 'Hz', 'large'],
  [['f', '法', '法拉'], 'F', 'small'],
  [['h', '亨', '亨利'], 'H', 'small'],
  [['ω', 'Ω', 'ohm', 'ohms', '欧', '欧姆'], 'Ω', 'any'],
  [['r'], 'Ω', 'any'],
  [['bit', 'bits', 'b', '比特'], 'bit', 'large'],
  [['byte', 'bytes', 'B', '字节'], 'byte', 'large'],
  [['%', '％'], '%', 'any'],
  [['ppm'], 'ppm', 'any'],
  [['位', '-bit'], 'width', 'any'],
  [['路', '通道', '通路', 'ch', '-channel', 'channel', 'channels'], 'channels', 'any'],
  [['脚', '引脚', '管脚', 'pin', 'pins', '-pin', 'p', '针'], 'pins', 'any'],
  [['sps'], 'sps', 'large'],
  [['m'], 'm', 'small'],
  [['db'], 'dB', 'any'],
  [['cd'], 'cd', 'small'],
  [['°c', '℃', '度'], '°C', 'any'],
];
/** Longest first, so that `mhz` is not read as metres. */
const spelt = units
  .flatMap(([spellings, dimension, size]) => spellings.map((spelling) => ({ spelling, dimension, size })))
  .toSorted((a, b) => b.spelling.length - a.spelling.length);
/** Without a prefix only: 10p is picofarads, 48p is pins only in the form 48pin. */
const noPrefix = new Set<Dimension>(['%', 'ppm', 'width', 'channels', 'pins', 'dB', '°C', 'VA']);

/** A minus belongs to the number: measures are read where words start. */
const numberStart = /^[-−]?(?:\d+(?:\.\d+)?|\.\d+)/;
/** At most three digits that count, as in the E series, so that 1N414 and 10M50 stay part numbers. */
const infix = /^(0(?=[A-Za-z])|\d{1,2})([RrkKMmVvuUnNpP])(\d{1,3})(?![0-9A-Za-z.\-/+])(?:\s?(Ω|ohms?|欧姆?))?/;
const relations: [RegExp, Limit][] = [
  [/^(?:≥|>=|＞|>|大于|不小于|至少)\s*/, 'min'],
  [/^(?:≤|<=|＜|<|小于|不大于|至多|最多)\s*/, 'max'],
  [/^(?:±|\+\/-|=|约)\s*/, 'near'],
  [/^(?:AC|DC) ?(?=\d+(?:\.\d+)? ?V)/i, 'near'],
];
const afterwards: [RegExp, Limit][] = [
  [/^\s*(?:以上|及以上|起|\+(?=$|\s))/, 'min'],
  [/^\s*(?:以下|及以下|以内)/, 'max'],
];
const rangeMark = /^\s*(?:~|～|到|至|…|\.\.)\s*/;

/**
 * Reads a measure at the start of the text, or null. It must end where a word ends.
 * @param text Normalised (NFKC), with the case that was typed.
 */
export function readMeasure(text: string): Measure | null {
  let at = 0;
  let limit: Limit = 'near';
  for (const [pattern, found] of relations) {
    const sign = pattern.exec(text);
    if (sign) {
      at = sign[0].length;
      limit = found;
      break;
    }
  }
  const first = readPlain(text.slice(at), true);
  if (!first) return null;
  at += first.length;
  const mark = limit === 'near' ? rangeMark.exec(text.slice(at)) : null;
  const second = mark ? readPlain(text.slice(at + mark[0].length), false) : null;
  if (mark && second && isWordEnd(text, at + mark[0].length + second.length)) {
    // 1~10uF: the first number borrows the unit of the second.
    const borrows = first.dimension === 'count' && first.factor === 1 && second.dimension !== 'count';
    const lower = borrows ? first.value * second.factor : first.value;
    if (borrows || first.dimension === second.dimension)
      return {
        dimension: second.dimension,
        limit: 'between',
        value: Math.min(lower, second.value),
        upper: Math.max(lower, second.value),
        length: at + mark[0].length + second.length,
      };
  }
  for (const [pattern, found] of afterwards) {
    const word = pattern.exec(text.slice(at));
    if (word && limit === 'near') {
      at += word[0].length;
      limit = found;
      break;
    }
  }
  // A number alone says nothing, but with a sign or a prefix it does.
  if (first.dimension === 'count' && first.factor === 1) return null;
  return isWordEnd(text, at) ? { dimension: first.dimension, limit, value: first.value, upper: first.value, length: at } : null;
}

interface Plain {
  dimension: Dimension;
  value: number;
  factor: number;
  length: number;
}

function readPlain(text: string, mayBeInfix: boolean): Plain | null {
  const glued = mayBeInfix ? infix.exec(text) : null;
  if (glued) return readInfix(glued);
  const part = /^1\/(2|3|4|5|6|8|10|16|20|32) ?[Ww]/.exec(text);
  if (part && isWordEnd(text, part[0].length)) return { dimension: 'W', value: 1 / Number(part[1]), factor: 1, length: part[0].length };
  const number = numberStart.exec(text);
  if (!number) return null;
  const digits = number[0].length;
  const value = Number(number[0].replace('−', '-'));
  const gap = /^ ?/.exec(text.slice(digits))?.[0].length ?? 0;
  for (const start of gap > 0 ? [digits, digits + gap] : [digits]) {
    const unit = readUnit(text.slice(start));
    if (unit && (start === digits || unit.dimension !== 'count'))
      return { dimension: unit.dimension, value: value * unit.factor, factor: unit.factor, length: start + unit.length };
  }
  return { dimension: 'count', value, factor: 1, length: digits };
}

function readUnit(text: string): { dimension: Dimension; factor: number; length: number } | null {
  const lower = text.toLowerCase();
  for (const prefixLength of [1, 0]) {
    const prefix = prefixLength === 1 ? text.charAt(0) : '';
    const factor = prefix === '' ? 1 : (prefixes[prefix] ?? prefixes[prefix.toLowerCase()]);
    if (factor === undefined) continue;
    for (const { spelling, dimension, size } of spelt) {
      // B is a byte and b is a bit; every other unit may be written in any case.
      const isHere = spelling === 'B' || spelling === 'b' ? text.startsWith(spelling, prefixLength) : lower.startsWith(spelling.toLowerCase(), prefixLength);
      if (!isHere || (prefix !== '' && noPrefix.has(dimension)) || !isWordEnd(text, prefixLength + spelling.length)) continue;
      if (spelling === 'p' || (spelling === 'm' && prefixLength === 0)) continue;
      return { dimension, factor: scaled(prefix, factor, size, dimension), length: prefixLength + spelling.length };
    }
  }
  const prefix = text.charAt(0);
  const factor = prefixes[prefix] ?? (/[UNPuk]/i.test(prefix) ? prefixes[prefix.toLowerCase()] : undefined);
  return factor !== undefined && /[a-zµμ]/i.test(prefix) && isWordEnd(text, 1) ? { dimension: 'count', factor, length: 1 } : null;
}

/** Nobody means millihertz or megafarads: `mhz` and `MF` are what keyboards make of them. */
function scaled(prefix: string, factor: number, size: 'any' | 'large' | 'small', dimension: Dimension): number {
  const isBinary = dimension === 'bit' || dimension === 'byte';
  if (size === 'large' && prefix === 'm') return isBinary ? 1024 ** 2 : 1e6;
  if (size === 'small' && prefix === 'M') return 1e-3;
  if (isBinary && factor >= 1e3) return 1024 ** Math.round(Math.log10(factor) / 3);
  return factor;
}

/** 4k7, 2R2, 3V3, 4u7. */
function readInfix(match: RegExpExecArray): Plain | null {
  const [all, whole, letter = '', fraction, ohm] = match;
  const digits = whole === '0' ? fraction : `${whole}${fraction}`;
  if ((digits ?? '').length > 3) return null;
  const value = Number(`${whole}.${fraction}`);
  const lower = letter.toLowerCase();
  if (lower === 'v') return { dimension: 'V', value, factor: 1, length: all.length };
  if (lower === 'r') return { dimension: 'Ω', value, factor: 1, length: all.length };
  const factor = letter === 'M' ? 1e6 : prefixes[lower];
  if (factor === undefined) return null;
  const dimension: Dimension = ohm || factor >= 1e3 ? 'Ω' : 'count';
  return { dimension, value: value * factor, factor, length: all.length };
}

/** Words end before blanks, Chinese, marks between words and the end, Chinese before letters; a hyphen, dot or slash goes on. */
export function isWordEnd(text: string, at: number): boolean {
  if (at >= text.length || isHan(text.charAt(at - 1))) return true;
  return !/[0-9A-Za-z.\-/+_#µμΩ%°]/.test(text.charAt(at));
}
