import fc from 'fast-check';
import { isObject } from '../generator/document.ts';
import { smallFiles } from './smallFiles.ts';
import type { Json, JsonObject, OpenApi, Operation } from '../generator/document.ts';

/** Values of one request, by name of parameter or body field. */
export type Values = Record<string, unknown>;

/** One field of a call's input. */
export type Field = { name: string; place: 'path' | 'query' | 'body'; isRequired: boolean; schema: JsonObject };

/** Texts that have broken programs before. */
export const nasty: readonly string[] = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '%',
  '%%',
  '_',
  "%' OR 1=1 --",
  '\\',
  '"',
  "'",
  '<script>alert(1)</script>',
  '长'.repeat(10_000),
  'a'.repeat(10_000),
  '🙂👨‍👩‍👧',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2f..%2f',
  '(((((((((((',
  '*'.repeat(50),
  '.*.*.*.*.*=x',
  ' ',
  '\t\r\n',
  '\u202egnp.exe',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999999',
  '1.5',
  '0x10',
  'a:b..c',
  'flashKB:..',
  'flashKB:9..1',
  'flashKB:NaN..Infinity',
  'flashKB:1e309..',
  '__proto__:1..2',
  'true',
  '[]',
  '{}',
];

// fast-check 4.10 takes minutes to prepare its own `unit: 'binary'`, so code points are drawn by number.
const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 120 }).map((codes) => String.fromCodePoint(...codes));

/** Writes every reference of an input's schema out; inputs do not nest in themselves. */
function writtenOut(document: OpenApi, node: Json | undefined): Json | undefined {
  if (Array.isArray(node)) return node.map((each) => writtenOut(document, each) ?? null);
  if (!isObject(node)) return node;
  const { $ref, ...siblings } = node;
  if (typeof $ref !== 'string') return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, writtenOut(document, value)]));
  const target = document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!target) throw new Error(`No such schema: ${$ref}`);
  return writtenOut(document, { ...target, ...siblings });
}

function schemaOf(document: OpenApi, schema: JsonObject): JsonObject {
  const written = writtenOut(document, schema);
  return isObject(written) ? written : {};
}

/** Lists what a call takes, body fields included. */
export function fieldsOf(document: OpenApi, operation: Operation): Field[] {
  // A header makes a call safe to repeat and is no part of what is asked.
  const fields = operation.parameters.flatMap(({ name, in: place, required, schema }): Field[] =>
    place === 'header' ? [] : [{ name, place, isRequired: required === true, schema: schemaOf(document, schema) }],
  );
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    const body = schemaOf(document, schema);
    const required = Array.isArray(body.required) ? body.required : [];
    for (const [name, each] of Object.entries(isObject(body.properties) ? body.properties : {})) {
      if (isObject(each)) fields.push({ name, place: 'body', isRequired: required.includes(name), schema: each });
    }
  }
  return fields;
}

function stringOf(schema: JsonObject): fc.Arbitrary<string> {
  // 2000-01-01 and the ten thousand days after it.
  if (schema.format === 'date') return fc.integer({ min: 0, max: 10_000 }).map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));
  // Seconds of the years 2000 to 2063.
  if (schema.format === 'date-time') return fc.integer({ min: 0, max: 2e9 }).map((seconds) => new Date(Date.UTC(2000, 0, 1) + seconds * 1000).toISOString());
  const min = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const max = typeof schema.maxLength === 'number' ? schema.maxLength : 200;
  const fits = (text: string) => [...text].length >= min && [...text].length <= max;
  if (typeof schema.pattern !== 'string') return fc.string({ minLength: min, maxLength: max });
  // ajv reads patterns with the u flag as well.
  const pattern = new RegExp(schema.pattern, 'u');
  const words = fc.constantFrom(
    'STM32F103C8T6',
    'lm358',
    '单片机 LQFP-48',
    '100%_',
    'core:_unknown',
    'flashKB:32..1024',
    'mcu/arm-32',
    '_unknown',
    'relevance',
  );
  const plain = words.filter((text) => pattern.test(text) && fits(text));
  const made = fc.stringMatching(pattern).filter((text) => fits(text) && text.isWellFormed());
  return ['STM32F103C8T6', 'flashKB:32..1024', 'mcu/arm-32', '_unknown', 'relevance'].some((text) => pattern.test(text) && fits(text))
    ? fc.oneof(plain, made)
    : made;
}

function objectOf(schema: JsonObject): fc.Arbitrary<unknown> {
  if (!isObject(schema.properties))
    return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.boolean(), fc.integer(), fc.constant('x')), { maxKeys: 4 });
  const required = Array.isArray(schema.required) ? schema.required : [];
  const model = Object.fromEntries(Object.entries(schema.properties).flatMap(([name, each]) => (isObject(each) ? [[name, validValue(each)]] : [])));
  return fc.record(model, { requiredKeys: Object.keys(model).filter((name) => required.includes(name)) });
}

/** Makes small files: whole ones, and such whose bytes were cut, turned or repeated. */
const fileBytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.constantFrom(...smallFiles),
  fc.constantFrom(...smallFiles).chain((file) => mutated(file)),
  fc.uint8Array({ maxLength: 300 }),
);

/** Makes bytes that are nearly these: a few of them changed, removed or sent twice. */
export function mutated(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const place = fc.nat({ max: Math.max(0, bytes.length - 1) });
  const change = fc.oneof(
    fc.tuple(place, fc.integer({ min: 0, max: 255 })).map(
      ([at, byte]) =>
        (given: Uint8Array) =>
          given.with(Math.min(at, Math.max(0, given.length - 1)), byte),
    ),
    place.map((at) => (given: Uint8Array) => given.slice(0, at)),
    fc.tuple(place, place).map(
      ([from, to]) =>
        (given: Uint8Array) =>
          joined(given.slice(0, from), given.slice(to)),
    ),
  );
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => changes.reduce((given, each) => (given.length === 0 ? given : each(given)), bytes));
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Makes values that a schema allows. */
function validValue(schema: JsonObject): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.filter(isObject).map((each) => validValue(each)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => validValue({ ...schema, type })));
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') {
    const min = typeof schema.minimum === 'number' ? schema.minimum : -1000;
    const max = typeof schema.maximum === 'number' ? schema.maximum : 1000;
    // Small numbers exist in the sample catalogue, so that answers other than 404 are seen too.
    return fc.oneof(fc.integer({ min, max: Math.min(max, min + 400) }), fc.bigInt({ min: BigInt(min), max: BigInt(max) }).map(Number));
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array' && isObject(schema.items)) {
    const minLength = typeof schema.minItems === 'number' ? schema.minItems : 0;
    return fc.array(validValue(schema.items), {
      minLength,
      maxLength: Math.max(minLength, Math.min(3, typeof schema.maxItems === 'number' ? schema.maxItems : 3)),
    });
  }
  if (schema.type === 'string') return stringOf(schema);
  if (schema.type === undefined) return fileBytes;
  throw new Error(`No values for ${JSON.stringify(schema)}`);
}

/** Makes the input of a call as the contract wants it; fields that may be absent sometimes are. */
export function validInput(fields: Field[]): fc.Arbitrary<Values> {
  const model = Object.fromEntries(fields.map((each) => [each.name, validValue(each.schema)]));
  return fc.record(model, { requiredKeys: fields.filter((each) => each.isRequired).map((each) => each.name) });
}

/** Makes input with one field broken: nasty text, absent, repeated, nested, or far out of range. */
export function brokenInput(fields: Field[]): fc.Arbitrary<Values> {
  const broken = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...nasty) },
    { weight: 2, arbitrary: anyText },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...nasty), { minLength: 2, maxLength: 60 }) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(-1, 0, 1.5, 1e21, Number.MAX_SAFE_INTEGER, true) },
  );
  const extra = fc.constantFrom('__proto__', 'constructor', 'a[b][c]', 'filter[]', 'toString', '');
  const name =
    fields.length === 0 ? extra : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fields.map((each) => each.name)) }, { weight: 1, arbitrary: extra });
  return fc.tuple(validInput(fields), name, broken).map(([values, field, value]) => {
    // A plain assignment to __proto__ would set the prototype instead of a field.
    return Object.fromEntries([...Object.entries(values).filter(([key]) => key !== field), [field, value]]);
  });
}
