/** A JSON value as it stands in a document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
/** A JSON object. */
export type JsonObject = { [key: string]: Json | undefined };

/** A parameter after normalising: no reference left. */
export type Parameter = { name: string; in: 'query' | 'path' | 'header'; required?: boolean; description?: string; schema: JsonObject };
/** One call of the document, in the only shape that the generators and tests read. */
export type Operation = {
  operationId: string;
  summary: string;
  /** The domain. */
  tags: [string];
  /** Where the contract states it: the domain, or the domain and its part, e.g. `mall/cart`. */
  'x-area': string;
  parameters: Parameter[];
  requestBody?: { content: { [media: string]: { schema: JsonObject } } };
  responses: { [status: string]: { description: string; content?: { [media: string]: { schema: JsonObject } } } };
  'x-session': 'operator' | 'member' | 'none';
  /** A GET that does something: it becomes a function, never a cached query. */
  'x-effect'?: boolean;
  /** Whose the thing is that the call names by number: nobody else finds it. */
  'x-owner'?: string;
  /** The reasons of its own for which it is refused or fails, beside those that every call can have. */
  'x-reasons': string[];
  /** Takes one file of so many bytes, streamed to the disk. */
  'x-upload-limit'?: number;
};
/** An OpenAPI 3.1 document as far as we use it. */
export type OpenApi = {
  /** The reasons that every call can have. */
  'x-reasons': string[];
  /** Limits that no schema holds, by what they limit. */
  'x-limits'?: { [name: string]: { [what: string]: number } };
  paths: { [path: string]: { [method: string]: Operation } };
  components: { schemas: { [name: string]: JsonObject } };
};

/** True for a JSON object, false for arrays and null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists the calls of a document in its own order. */
export function listOperations(document: OpenApi): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The domains of a document and their parts, by name: `site`, `mall/cart`. */
export function areasOf(document: OpenApi): string[] {
  return [...new Set(listOperations(document).map(({ operation }) => operation['x-area']))].toSorted();
}

/** An area as a name of one word: `mallCart`. */
export function areaName(area: string): string {
  return area.replaceAll(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());
}
