import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A JSON Schema, as far as this server looks into one. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  default?: unknown;
  [keyword: string]: unknown;
}

interface Media {
  schema: JsonSchema;
  encoding?: Record<string, { explode?: boolean }>;
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  explode?: boolean;
  schema: JsonSchema;
}

interface DocumentOperation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
  'x-session'?: string;
  'x-effect'?: boolean;
  'x-reasons': string[];
  'x-upload-limit'?: number;
  'x-body-limit'?: number;
}

interface Document {
  'x-reasons': string[];
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** One source of input: its schema and which of its lists come as one text with commas. */
export interface InputPart {
  schema: JsonSchema;
  commaLists: ReadonlySet<string>;
}

/** An operation of the contract as the server needs it. */
export interface Operation {
  id: string;
  domain: string;
  method: string;
  /** Fastify's spelling of the path, without the prefix. */
  url: string;
  isMemberOnly: boolean;
  /** Only for members whose role is operator. */
  isOperatorOnly: boolean;
  /** Whether it changes something or sends something, whatever its method. */
  hasEffect: boolean;
  params: InputPart;
  query: InputPart;
  /** By media type; empty when the operation takes no body. */
  bodies: Map<string, InputPart>;
  /** Schema of the JSON answer with status 200, if there is one. */
  answer: JsonSchema | null;
  /** Whether it answers with the bytes of a file. */
  isFile: boolean;
  /** Why it may be refused or fail: reasons of its own and those of every operation. */
  reasons: ReadonlySet<string>;
  /** Bytes of the file that it takes as a stream; null: what comes fits into memory. */
  uploadLimit: number | null;
  /** Bytes of its JSON body, where a list may be longer than others; null: the common limit. */
  bodyLimit: number | null;
}

/** The contract: named schemas and operations. References between schemas are spelt `Name#`. */
export interface Contract {
  schemas: Record<string, JsonSchema>;
  operations: Operation[];
}

let published: Contract | undefined;

/** The contract that @chippage/api publishes; read once in a process. */
export const readContract = (): Contract => (published ??= readFile());

function readFile(): Contract {
  const file = createRequire(import.meta.url).resolve('@chippage/api/openapi.json');
  // Ajv and the serialiser resolve `Name#` by the schema's $id; the document's own paths mean nothing to them.
  const text = readFileSync(file, 'utf8').replaceAll(/#\/components\/schemas\/([A-Za-z0-9]+)/g, '$1#');
  const document: Document = JSON.parse(text);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(path, method.toUpperCase(), operation, document['x-reasons'])),
  );
  return { schemas: document.components.schemas, operations };
}

function toOperation(path: string, method: string, operation: DocumentOperation, commonReasons: string[]): Operation {
  const ok = operation.responses['200']?.content ?? {};
  return {
    id: operation.operationId,
    domain: operation.tags[0] ?? '',
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    isMemberOnly: operation['x-session'] !== 'none',
    isOperatorOnly: operation['x-session'] === 'operator',
    hasEffect: method !== 'GET' || operation['x-effect'] === true,
    params: toInputPart(operation.parameters, 'path'),
    query: toInputPart(operation.parameters, 'query'),
    bodies: new Map(
      Object.entries(operation.requestBody?.content ?? {}).map(([type, media]) => [type, { schema: media.schema, commaLists: commaListsOf(media) }]),
    ),
    answer: ok['application/json']?.schema ?? null,
    reasons: new Set([...commonReasons, ...operation['x-reasons']]),
    uploadLimit: operation['x-upload-limit'] ?? null,
    bodyLimit: operation['x-body-limit'] ?? null,
    isFile: Object.keys(ok).some((type) => type !== 'application/json'),
  };
}

function toInputPart(parameters: Parameter[] = [], place: Parameter['in']): InputPart {
  const mine = parameters.filter((parameter) => parameter.in === place);
  return {
    schema: {
      type: 'object',
      required: mine.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      properties: Object.fromEntries(mine.map((parameter) => [parameter.name, parameter.schema])),
    },
    commaLists: new Set(mine.filter((parameter) => parameter.explode === false).map((parameter) => parameter.name)),
  };
}

const commaListsOf = ({ encoding = {} }: Media) => new Set(Object.keys(encoding).filter((name) => encoding[name]?.explode === false));
