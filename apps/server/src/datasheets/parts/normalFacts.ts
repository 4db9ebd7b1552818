import { categoryRuleFor } from './categoryRules.ts';
import { partKey } from './partKey.ts';
import { namedPins, rightPins } from './pinRules.ts';
import { packageKey } from './understanding/packages.ts';
import { storedWord } from './valueLabels.ts';

/** What sources wrote where the catalogue writes it otherwise, by field: evidence for the value that is shown. */
export type OriginalFacts = Record<string, string>;

/** A fact that the catalogue writes otherwise than its source. */
export interface Rewrite {
  /** `package`, `pins`, `category` or the code of a parameter. */
  field: string;
  from: string;
  /** Null: it is not known. */
  to: string | null;
  /** The rule that found it wrong; null: only another way of writing. */
  rule: string | null;
}

interface Facts {
  mpn: string;
  category: string;
  package: string | null;
  pins: number | null;
  params: Record<string, string | number | boolean>;
}
interface NormalFacts extends Omit<Facts, 'mpn'> {
  originals: OriginalFacts;
  rewrites: Rewrite[];
}

/** The rule that drops a count of I/O that the pins have no place for. */
export const IO_RULE = 'I/O 少于引脚数';
/** The rule that drops the 128 or 256 bytes of information memory of an MSP430 that a source gives as its flash. */
export const INFO_MEMORY_RULE = '信息存储区不是程序存储器';
/** The rule that takes the size of a chip resistor from its number. */
export const CHIP_SIZE_RULE = '型号里写着尺寸';
/** Series whose number goes on with the size. */
const sized = /^(?:CRCW|RC)(\d{4})(?=[A-Z\d])/;
const chipSize = /^\d{4}$/;

/** The one form of a case's name: `LQFP-64(10x10)` and `LQFP64` are LQFP-64. Names that are not known stay as they are. */
export function normalPackage(name: string): string {
  const key = packageKey(name).replace(/-$/, '');
  return key === name.toUpperCase() ? name : key;
}

/** Facts in the catalogue's forms and without what contradicts itself, with the originals of those that were written otherwise. */
export function normalFacts({ mpn, category: source, package: written, pins: counted, params }: Facts): NormalFacts {
  const rewrites: Rewrite[] = [];
  const note = (field: string, from: string, to: string | null, rule: string | null = null) => rewrites.push({ field, from, to, rule });

  const categoryRule = categoryRuleFor(source, partKey(mpn));
  const category = categoryRule?.to ?? source;
  if (categoryRule) note('category', source, category, categoryRule.name);

  const named = written === null ? null : normalPackage(written);
  const right = rightPins({ categoryId: category, package: named, pins: counted });
  const size = chipSize.test(named ?? '') ? sized.exec(partKey(mpn))?.[1] : undefined;
  const packageCase = right?.package ?? size ?? named;
  const pins = right?.pins ?? counted;
  if (written !== null && packageCase !== written) note('package', written, packageCase, packageCase === named ? null : (right?.rule.name ?? CHIP_SIZE_RULE));
  if (right && pins !== counted) note('pins', String(counted), String(pins), right.rule.name);

  const normal: Facts['params'] = {};
  const places = pins ?? namedPins(packageCase);
  for (const [code, value] of Object.entries(params)) {
    const wrong = typeof value === 'number' ? wrongBy(code, value, mpn, places) : undefined;
    if (wrong !== undefined) {
      note(code, String(value), null, wrong);
      continue;
    }
    const stored = typeof value === 'string' ? storedWord(code, value) : value;
    normal[code] = stored;
    if (stored !== value) note(code, String(value), String(stored));
  }
  return { category, package: packageCase, pins, params: normal, originals: Object.fromEntries(rewrites.map(({ field, from }) => [field, from])), rewrites };
}

/** The rule that finds a number impossible; undefined: it may be right. */
function wrongBy(code: string, value: number, mpn: string, places: number | null): string | undefined {
  if (code === 'ioCount' && places !== null && value >= places) return IO_RULE;
  return code === 'flashKB' && value <= 0.25 && partKey(mpn).startsWith('MSP430') ? INFO_MEMORY_RULE : undefined;
}
