import { seeded } from '../../platform/seeded.ts';
import { sampleBases, type Size } from './sampleBases.ts';
import { type Family, sampleFamilies } from './sampleFamilies.ts';

/** What a price is computed from. */
export interface PricedPart {
  mpnKey: string;
  categoryId: string;
  packageCase: string | null;
  pins: number | null;
  params: Readonly<Record<string, string | number | boolean>>;
}

/** Price of a part whose category is not in the table. */
const OTHER_YUAN = 2;
/** Which part of its category's base a part costs at least. */
const LEAST_SHARE = 0.03;
/** A word of a PIC's program memory has 14 bits. */
const WORD_KB = 14 / 8 / 1024;
/** Categories whose makers ask for different amounts for the same. */
const makersMatter = /^(?:amplifier|power|driver|interface|clock)\//;
/** How many times the usual price these makers ask, by the start of the part number. */
const makers: readonly [RegExp, number][] = [
  [/^LT[CM]?\d/, 6],
  [/^AD[A-Z]*\d/, 3.5],
  [/^MAX\d/, 2.4],
  [/^(?:OPA|INA|THS|BUF|REF|TPS|BQ|UCC|LME)\d/, 1.7],
  [/^(?:XL|ME|HT|SGM|TP|CJ|UTC|CN)\d/, 0.5],
];

const familiesOf = new Map<string, Family[]>();
for (const family of sampleFamilies) familiesOf.set(family.category, [...(familiesOf.get(family.category) ?? []), family]);

/** Of what a price is made: the typical price in yuan, and the values that it follows, null where they are not known. */
interface PriceParts {
  /** Parts of one family differ in price by their sizes alone. */
  family: string;
  yuan: number;
  sizes: readonly { value: number | null; at: number; power: number }[];
}

/** The family of a part with its sizes. */
export function pricePartsOf(part: PricedPart): PriceParts {
  const { categoryId, mpnKey } = part;
  const [usual, ...general] = sampleBases[categoryId] ?? [OTHER_YUAN];
  for (const { numbers, yuan, sizes = general } of familiesOf.get(categoryId) ?? []) {
    const match = numbers.exec(mpnKey);
    if (match) return { family: `${categoryId} ${numbers.source}`, yuan, sizes: sizes.map((size) => measured(part, size, match[1])) };
  }
  const letters = /^\P{L}*\p{L}*/u.exec(mpnKey)?.[0] ?? '';
  const maker = makersMatter.test(categoryId) ? (makers.find(([start]) => start.test(mpnKey))?.[1] ?? 1) : 1;
  return {
    family: `${categoryId} ${letters}`,
    yuan: usual * maker * (0.85 + seeded(sumOf(letters))() * 0.35),
    sizes: general.map((size) => measured(part, size, undefined)),
  };
}

/** Typical price of a part in millionths of a yuan. */
export function typicalPrice(part: PricedPart): number {
  const { yuan, sizes } = pricePartsOf(part);
  const least = (sampleBases[part.categoryId]?.[0] ?? OTHER_YUAN) * LEAST_SHARE;
  const price = sizes.reduce((sum, { value, at, power }) => (value === null ? sum : sum * (value / at) ** power), yuan);
  return Math.max(price, least) * 1_000_000;
}

function measured(part: PricedPart, [name, at, power, least = 0]: Size, digits: string | undefined): PriceParts['sizes'][number] {
  const value = valueOf(part, name, digits);
  return { value: value === null || !(value > 0) ? null : Math.max(value, least), at, power };
}

function valueOf({ params, pins, packageCase }: PricedPart, name: string, digits: string | undefined): number | null {
  const number = (code: string): number | null => (typeof params[code] === 'number' ? params[code] : null);
  const product = (one: number | null, other: number | null) => (one === null || other === null ? null : one * other);
  switch (name) {
    case 'pins':
      return pins ?? Number(/-(\d+)$/.exec(packageCase ?? '')?.[1] ?? 0);
    case 'number':
      return Number(digits ?? 0);
    case 'flashKB':
      return number('flashKB') ?? product(number('flashWords'), WORD_KB);
    case 'watts':
      return number('powerW') ?? product(number('ioutA'), number('voutV'));
    case 'precision':
      return 1 / (number('tolerancePct') ?? Number.POSITIVE_INFINITY);
    default:
      return number(name);
  }
}

/** A number for letters. */
function sumOf(letters: string): number {
  let sum = 7;
  for (const letter of letters) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return sum;
}
