import { type CatalogueIndex, lifecycles } from '../catalogue/catalogueIndex.ts';
import { lifecycleNames } from '../lifecycleNames.ts';
import { parametersOfCategory } from '../search/columns.ts';
import { formatStored } from '../understanding/formatMeasure.ts';
import { isWordCode, valueLabel } from '../valueLabels.ts';
import type { FactShape, FactValue } from './factValue.rules.ts';

/** Facts that every part has, beside its parameters. */
const generalShapes: readonly FactShape[] = [
  { field: 'packageCase', name: '封装', unit: null, kind: 'text', words: [], known: null, isWhole: false },
  { field: 'pins', name: '引脚数', unit: null, kind: 'number', words: [], known: null, isWhole: true },
  {
    field: 'lifecycle',
    name: '生命周期',
    unit: null,
    kind: 'choice',
    words: lifecycles.map((value) => ({ value, label: lifecycleNames[value] })),
    known: null,
    isWhole: false,
  },
];
/** Units that count things. */
const wholeUnits = new Set([null, 'bit', 'word', 'B']);

/**
 * The facts that a part can have: the general ones, the parameters that belong to its category, and those that it has.
 * @param has Codes of the part's own parameters.
 */
export function factShapes(index: CatalogueIndex, category: string, has: readonly string[]): FactShape[] {
  const own = new Set(has);
  const belonging = parametersOfCategory(index, category);
  return [...generalShapes, ...index.parameters.flatMap(({ code }, at) => (belonging.has(at) || own.has(code) ? [parameterShape(index, at)] : []))];
}

function parameterShape(index: CatalogueIndex, at: number): FactShape {
  const { code, name, unit } = index.parameters[at] ?? { code: '', name: '', unit: null };
  const values = [...(index.valuesOfParameter[at] ?? [])].flatMap((id) => index.dictionary.values[id] ?? []);
  const numbers = values.flatMap(({ number }) => (Number.isNaN(number) ? [] : [number]));
  const texts = values.flatMap(({ number, text }) => (Number.isNaN(number) ? [text] : []));
  const isTruth = texts.length > 0 && texts.every((text) => text === 'true' || text === 'false');
  const isNumber = unit !== null || numbers.length > 0;
  // A value of several words (I2C, SPI) is written, not chosen.
  const isChoice = isTruth || (isWordCode(code) && texts.length > 0 && !texts.some((text) => text.includes(',')));
  const words: FactValue[] = isTruth ? [true, false] : texts;
  return {
    field: code,
    name,
    unit,
    kind: isNumber ? 'number' : isChoice ? 'choice' : 'text',
    words: words.map((value) => ({ value, label: valueLabel(code, typeof value === 'number' ? String(value) : value) })),
    known: numbers.length === 0 ? null : { low: Math.min(...numbers), high: Math.max(...numbers) },
    isWhole: wholeUnits.has(unit) && numbers.every(Number.isInteger),
  };
}

/** Name and unit of a fact. */
export function factName({ parameters }: Pick<CatalogueIndex, 'parameters'>, field: string): Pick<FactShape, 'field' | 'name' | 'unit'> {
  const parameter = parameters.find(({ code }) => code === field);
  return generalShapes.find((shape) => shape.field === field) ?? { field, name: parameter?.name ?? field, unit: parameter?.unit ?? null };
}

/** A stored value as visitors read it, with its unit. */
export function factText({ field, unit }: Pick<FactShape, 'field' | 'unit'>, value: FactValue): string {
  if (typeof value === 'number') return formatStored(field, value, unit);
  if (field === 'lifecycle') return lifecycles.some((known) => known === value) ? lifecycleNames[value as keyof typeof lifecycleNames] : String(value);
  return valueLabel(field, value);
}
