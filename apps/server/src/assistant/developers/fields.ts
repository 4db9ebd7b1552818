import type { ApiField } from '@chippage/api/types';
import type { Contract, InputPart, JsonSchema } from '../../platform/contract/document.ts';
import { inputWords, outputWords } from './callWords.ts';

type Schemas = Contract['schemas'];

/** As deep as a reader follows; the type of what lies deeper is named. */
const DEEPEST = 3;
const FIELDS_MOST = 160;

const nameOf = ({ $ref }: JsonSchema) => $ref?.replace(/#$/, '');
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** A schema behind its name, and whether it may be null. */
function resolved(schemas: Schemas, schema: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  const kinds = choices.filter(({ type }) => type !== 'null');
  const isNullable = kinds.length < choices.length || (Array.isArray(schema.type) && schema.type.includes('null'));
  const [only, second] = kinds;
  if (only && !second) return { schema: resolved(schemas, only).schema, isNullable };
  const all = listOf(schema['allOf']);
  const inner = all.length === 1 ? all[0] : undefined;
  if (inner) return { schema: resolved(schemas, inner).schema, isNullable };
  const name = nameOf(schema);
  const named = name === undefined ? undefined : schemas[name];
  return named ? { schema: resolved(schemas, named).schema, isNullable } : { schema, isNullable };
}

/** What a value is, in words. */
function typeText(schemas: Schemas, given: JsonSchema): string {
  const { schema, isNullable } = resolved(schemas, given);
  const kind = [schema.type].flat().find((type) => type !== 'null');
  const names: Record<string, string> = { string: '文字', integer: '整数', number: '数', boolean: '真或假', array: '列表', object: '对象' };
  const text = kind === 'array' ? `列表（${schema.items ? typeText(schemas, schema.items) : '任意'}）` : (names[kind ?? ''] ?? '任意');
  return isNullable ? `${text}或 null` : text;
}

const numberText = (value: unknown) => (typeof value === 'number' ? `${value}` : '');

/** The limits of a value, its choices and its default. */
function limitsText(schemas: Schemas, given: JsonSchema): string {
  const { schema } = resolved(schemas, given);
  const { enum: choices, minimum, maximum, minLength, maxLength, maxItems, pattern } = schema;
  const fallback = given.default ?? schema.default;
  const isPlainPattern = typeof pattern === 'string' && pattern !== '^[^\\u0000]*$';
  return [
    Array.isArray(choices) ? choices.join('、') : '',
    typeof minimum === 'number' || typeof maximum === 'number' ? `${numberText(minimum)}–${numberText(maximum)}` : '',
    typeof minLength === 'number' ? `至少 ${minLength} 个字` : '',
    typeof maxLength === 'number' ? `最多 ${maxLength} 个字` : '',
    typeof maxItems === 'number' ? `最多 ${maxItems} 个` : '',
    isPlainPattern ? `形如 ${pattern}` : '',
    fallback === undefined || fallback === '' ? '' : `不写就是 ${JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join('；');
}

/** The inputs of a call. */
export const inputFields = (schemas: Schemas, parts: readonly InputPart[]): ApiField[] =>
  parts.flatMap(({ schema }) => {
    const { properties = {}, required = [] } = resolved(schemas, schema).schema;
    return Object.entries(properties).map(([name, field]) => ({
      path: name,
      type: typeText(schemas, field),
      isRequired: required.includes(name),
      text: inputWords[name] ?? '',
      limits: limitsText(schemas, field),
    }));
  });

/** The inputs of a tool. */
export const toolFields = (schema: JsonSchema): ApiField[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    path: name,
    type: typeText({}, field),
    isRequired: schema.required?.includes(name) === true,
    text: inputWords[name] ?? '',
    limits: limitsText({}, field),
  }));

/** The fields of an answer by their places. */
export function outputFields(schemas: Schemas, answer: JsonSchema | null): ApiField[] {
  const fields: ApiField[] = [];
  const walk = (given: JsonSchema, path: string, depth: number) => {
    const { schema } = resolved(schemas, given);
    if (schema.items) return walk(schema.items, `${path}[]`, depth);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const place = path === '' ? name : `${path}.${name}`;
      fields.push({
        path: place,
        type: typeText(schemas, field),
        isRequired: schema.required?.includes(name) === true,
        text: outputWords[name] ?? '',
        limits: limitsText(schemas, field),
      });
      if (depth < DEEPEST) walk(field, place, depth + 1);
    }
  };
  if (answer) walk(answer, '', 0);
  return fields.slice(0, FIELDS_MOST);
}

/** The shape of an answer: one of every list, and placeholders for values. */
export function answerShape(schemas: Schemas, given: JsonSchema, depth = 0): unknown {
  const { schema, isNullable } = resolved(schemas, given);
  if (isNullable && depth > DEEPEST) return null;
  const { enum: choices, minimum } = schema;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(choices)) return choices[0];
  const kind = [schema.type].flat().find((type) => type !== 'null');
  if (kind === 'array') return schema.items && depth <= DEEPEST ? [answerShape(schemas, schema.items, depth + 1)] : [];
  if (kind === 'object' || schema.properties)
    return depth > DEEPEST
      ? {}
      : Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, answerShape(schemas, field, depth + 1)]));
  if (kind === 'integer' || kind === 'number') return typeof minimum === 'number' ? minimum : 0;
  if (kind === 'boolean') return false;
  return kind === 'string' ? (schema['format'] === 'date-time' ? '2026-11-30T02:20:00Z' : '文字') : null;
}
