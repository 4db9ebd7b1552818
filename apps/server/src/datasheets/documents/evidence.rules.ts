import type { WantedValue } from '../../platform/parsing/pdf/findValues.ts';
import { storedMeasure } from '../parts/understanding/formatMeasure.ts';
import { valueLabel } from '../parts/valueLabels.ts';

/** A part's facts as stored. */
export interface StoredFacts {
  packageCase: string | null;
  pins: number | null;
  params: Readonly<Record<string, string | number | boolean>>;
}

/** What a fact is called. */
export interface FactNames {
  code: string;
  name: string;
  nameEn: string;
  unit: string | null;
}

/** How sheets call the two facts that are no parameters. */
const packageNames = ['封装', '封装形式', 'Package', 'Package type', 'Case/Package'];
const pinNames = ['引脚数', '管脚数', 'Pins', 'Pin count', 'Number of pins'];

const yesNo = (value: boolean) => (value ? ['是', '有', 'Yes'] : ['否', '无', 'No']);

function readingsOf(code: string, value: string | number | boolean, unit: string | null): WantedValue['readings'] {
  if (typeof value === 'boolean') return [valueLabel(code, value), ...yesNo(value)].map((word) => ({ value: word, unit: null }));
  if (typeof value === 'string') return [...new Set([value, valueLabel(code, value)])].map((word) => ({ value: word, unit: null }));
  const shown = storedMeasure(code, value, unit);
  const asStored = { value: String(value), unit };
  return shown.unit === unit ? [asStored] : [asStored, { value: String(shown.number), unit: shown.unit }];
}

/** The facts of a part, in the words and numbers in which a datasheet may say them. */
export function wantedFacts({ packageCase, pins, params }: StoredFacts, parameters: readonly FactNames[]): WantedValue[] {
  return [
    ...(packageCase === null ? [] : [{ key: 'packageCase', names: packageNames, readings: [{ value: packageCase, unit: null }] }]),
    ...(pins === null ? [] : [{ key: 'pins', names: pinNames, readings: [{ value: String(pins), unit: null }] }]),
    ...parameters.flatMap(({ code, name, nameEn, unit }) => {
      const value = params[code];
      return value === undefined ? [] : [{ key: code, names: [name, nameEn], readings: readingsOf(code, value, unit) }];
    }),
  ];
}

/** A fact as it is written down beside its evidence; null: the part does not have it. */
export function storedFact({ packageCase, pins, params }: StoredFacts, field: string): string | null {
  const value = field === 'packageCase' ? packageCase : field === 'pins' ? pins : params[field];
  return value === undefined || value === null ? null : String(value);
}
