import type { InputPart, JsonSchema } from './document.ts';

/** Follows a reference of the contract. */
export type Resolve = (schema: JsonSchema) => JsonSchema;

/**
 * Turns the texts of a query, path or form into the types that their schema names. What does not read as that type
 * stays a text, so that validation refuses it by name: `1e3`, `0x10` and `1.0` are not integers here, and a repeated
 * scalar stays a list. Unknown names are dropped.
 */
export function readText({ schema, commaLists }: InputPart, given: Record<string, unknown>, resolve: Resolve): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, unresolved] of Object.entries(resolve(schema).properties ?? {})) {
    if (!Object.hasOwn(given, name)) continue;
    const value = given[name];
    const field = resolve(unresolved);
    result[name] = field.type === 'array' ? toList(value, resolve(field.items ?? {}), commaLists.has(name)) : toScalar(value, field);
  }
  return result;
}

function toList(value: unknown, items: JsonSchema, hasCommas: boolean): unknown[] {
  const texts = (Array.isArray(value) ? value : [value]).flatMap((text: unknown) => (hasCommas && typeof text === 'string' ? text.split(',') : [text]));
  // An emptied filter arrives as `brandId=`: no entries, not one entry without a name.
  return texts.filter((text) => text !== '').map((text) => toScalar(text, items));
}

function toScalar(value: unknown, { type }: JsonSchema): unknown {
  if (typeof value !== 'string') return value;
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('integer') && /^-?\d{1,16}$/.test(value)) return Number(value);
  if (types.includes('number') && /^-?\d{1,16}(\.\d{1,12})?$/.test(value)) return Number(value);
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true';
  return value;
}

/** Whether all texts inside can be stored and sent on: no NUL (PostgreSQL) and no half of a surrogate pair (UTF-8). */
export function findUnstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000') ? null : path;
  // The bytes of a file are nobody's text.
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, path || name);
    if (found !== null) return found;
  }
  return null;
}
