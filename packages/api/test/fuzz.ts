import fc from 'fast-check';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isObject, listOperations } from '../generator/document.ts';
import type { OpenApi, Operation } from '../generator/document.ts';
import openapi from '../openapi.json' with { type: 'json' };
import { brokenInput, fieldsOf, mutated, nasty, validInput } from './arbitraries.ts';
import type { Field, Values } from './arbitraries.ts';

/** A request as Fastify's `inject` takes it, once bytes are a Buffer. */
export type FuzzRequest = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: string | Uint8Array };
/** What is read of an answer. */
export type FuzzAnswer = { statusCode: number; headers: Record<string, unknown>; body: string };

/** What a fuzz run needs. */
export type FuzzOptions = {
  /** Another document than the committed one. */
  document?: OpenApi;
  /** Sends one request, e.g. `(request) => app.inject({ ...request, url: '/api' + request.url })`. */
  inject: (request: FuzzRequest) => Promise<FuzzAnswer>;
  /** Sent with every request, e.g. token, uid and cookie of a member. */
  headers?: Record<string, string>;
  /** Valid and broken requests for each call, beside the nasty texts. */
  runs?: number;
  /** Repeats a run. */
  seed?: number;
  /** Sent in the place of each field. @default all that is known to hurt */
  texts?: readonly string[];
  /** Each field gets every so-manieth of the texts, beginning at another for each field of each call. @default 1 */
  everyNth?: number;
};

// The type of the imported file is its whole text; ours says as much as is read.
const contract = openapi as unknown as OpenApi;
const form = 'application/x-www-form-urlencoded';

function wellFormed(value: unknown): string {
  return String(value).toWellFormed();
}

function pairs(values: Values, fields: Field[], place: Field['place']): [string, string][] {
  const names = new Set(fields.filter((each) => each.place !== place).map((each) => each.name));
  return Object.entries(values)
    .filter(([name, value]) => value !== undefined && !names.has(name))
    .flatMap(([name, value]): [string, string][] =>
      Array.isArray(value) ? value.map((each) => [wellFormed(name), wellFormed(each)]) : [[wellFormed(name), wellFormed(value)]],
    );
}

const BOUNDARY = 'fuzz-7d1f';

function multipart(values: Values, fields: Field[]): Uint8Array {
  const elsewhere = new Set(fields.filter((each) => each.place !== 'body').map((each) => each.name));
  const given = Object.entries(values).filter(([name, value]) => value !== undefined && !elsewhere.has(name));
  const parts = given.flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each): [string, unknown] => [wellFormed(name), each]));
  const pieces = parts.flatMap(([name, value]) => {
    const isFile = value instanceof Uint8Array;
    const place = `form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"${isFile ? '; filename="fuzz.png"\r\nContent-Type: image/png' : ''}`;
    return [`--${BOUNDARY}\r\nContent-Disposition: ${place}\r\n\r\n`, isFile ? value : wellFormed(value), '\r\n'];
  });
  return joined([...pieces, `--${BOUNDARY}--\r\n`]);
}

const bytesOf = (piece: string | Uint8Array) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);

function joined(pieces: (string | Uint8Array)[]): Uint8Array {
  const parts = pieces.map(bytesOf);
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function bodyOf(media: string, fields: Field[], values: Values): { type: string; payload: string | Uint8Array } {
  if (media === 'application/json') {
    const elsewhere = new Set(fields.filter((each) => each.place !== 'body').map((each) => each.name));
    return { type: media, payload: JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => !elsewhere.has(name)))) };
  }
  if (media === 'multipart/form-data') return { type: `${media}; boundary=${BOUNDARY}`, payload: multipart(values, fields) };
  return { type: media, payload: new URLSearchParams(pairs(values, fields, 'body')).toString() };
}

/** The type of a call's body; forms where it names none. */
function mediaOf({ requestBody }: Operation): string {
  return Object.keys(requestBody?.content ?? {})[0] ?? form;
}

/** Writes the request of a call from its input; absent path fields become an empty segment. */
export function toRequest(method: string, path: string, fields: Field[], values: Values, headers: Record<string, string>, media = form): FuzzRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(values[name] ?? '')));
  if (method === 'GET') {
    const query = new URLSearchParams(pairs(values, fields, 'query')).toString();
    return { method: 'GET', url: query ? `${filled}?${query}` : filled, headers };
  }
  // Only a call with a body has one: Fastify refuses a content type without content.
  if (!fields.some((each) => each.place === 'body')) return { method: 'POST', url: filled, headers };
  const { type, payload } = bodyOf(media, fields, values);
  return { method: 'POST', url: filled, headers: { ...headers, 'content-type': type }, payload };
}

/** Says what is wrong with an answer, or null: its status, media type and body must be what the contract states. */
export function createCheck(document: OpenApi): (operation: Operation, answer: FuzzAnswer) => string | null {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, 'api');
  const known = new Map<string, ValidateFunction>();
  function validator(pointer: string): ValidateFunction {
    const found = known.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    known.set(pointer, found);
    return found;
  }
  const places = new Map(
    listOperations(document).map(({ method, path, operation }) => [
      operation,
      `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}`,
    ]),
  );

  return (operation, { statusCode, headers, body }) => {
    if (statusCode >= 500) return `answers ${statusCode}: ${body.slice(0, 300)}`;
    const status = String(statusCode) in operation.responses ? String(statusCode) : 'default';
    if (status === 'default' && statusCode < 400) return `answers ${statusCode}, which it does not declare`;
    const content = operation.responses[status]?.content;
    const type = headers['content-type'];
    const media = (typeof type === 'string' ? type : '').replace(/\s*;.*$/, '');
    if (!content) return body === '' ? null : `answers ${statusCode} with a body`;
    if (!(media in content)) return `answers ${statusCode} as ${media || 'nothing'}, not ${Object.keys(content).join(' or ')}`;
    if (media !== 'application/json') return null;
    const validate = validator(`${places.get(operation)}/responses/${status}/content/application~1json/schema`);
    if (!validate(JSON.parse(body))) return `answers ${statusCode} against its schema: ${ajv.errorsText(validate.errors)}\n${body.slice(0, 500)}`;
    return null;
  };
}

const checks = new WeakMap<OpenApi, ReturnType<typeof createCheck>>();
// Compiling the document takes a second; a suite asks once for each call.
function checkOf(document: OpenApi): ReturnType<typeof createCheck> {
  const check = checks.get(document) ?? createCheck(document);
  checks.set(document, check);
  return check;
}

function reasonOf(answer: FuzzAnswer): string {
  const body: unknown = answer.statusCode >= 400 ? JSON.parse(answer.body) : null;
  return isObject(body) && typeof body.reason === 'string' ? body.reason : '';
}

/** What a valid request must never be told. */
const isRefusedInput = (reason: string) => ['request.invalid', 'request.malformed', 'request.no_such_operation', 'request.unsupported_type'].includes(reason);

/**
 * Sends one call valid requests, every nasty text in every field, broken input and hostile headers.
 * @throws Error with the smallest request that breaks the contract, and the seed that repeats it
 */
export async function fuzzOperation(operationId: string, options: FuzzOptions): Promise<number> {
  const { document = contract, inject, headers = {}, runs = 40, seed, texts = nasty, everyNth = 1 } = options;
  const entry = listOperations(document).find(({ operation }) => operation.operationId === operationId);
  if (!entry) throw new Error(`No such call: ${operationId}`);
  const { method, path, operation } = entry;
  const fields = fieldsOf(document, operation);
  const media = mediaOf(operation);
  const check = checkOf(document);
  const settings = { numRuns: runs, includeErrorInReport: true, ...(seed !== undefined && { seed }) };
  let count = 0;

  async function send(request: FuzzRequest): Promise<FuzzAnswer> {
    count += 1;
    const answer = await inject(request);
    const wrong = check(operation, answer);
    if (wrong) throw new Error(`${operationId} ${wrong}\n${JSON.stringify(request).slice(0, 600)}`);
    return answer;
  }

  await fc.assert(
    fc.asyncProperty(validInput(fields), async (values) => {
      const answer = await send(toRequest(method, path, fields, values, headers, media));
      const reason = reasonOf(answer);
      if (isRefusedInput(reason)) throw new Error(`${operationId} refuses valid input with ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    }),
    settings,
  );
  // Chance alone would rarely put the one text that hurts into the one field that it hurts.
  const [usual = {}] = fc.sample(validInput(fields), { numRuns: 1, seed: 1 });
  for (const [place, { name }] of fields.entries()) {
    const given = texts.filter((_, at) => (at + place + operationId.length) % everyNth === 0);
    for (const text of given) await send(toRequest(method, path, fields, { ...usual, [name]: text }, headers, media));
  }
  await fc.assert(
    fc.asyncProperty(brokenInput(fields), async (values) => {
      await send(toRequest(method, path, fields, values, headers, media));
    }),
    settings,
  );
  await fc.assert(
    fc.asyncProperty(validInput(fields), hostileHeaders, async (values, hostile) => {
      const request = toRequest(method, path, fields, values, headers, media);
      await send({ ...request, headers: { ...request.headers, ...hostile } });
    }),
    { ...settings, numRuns: Math.ceil(runs / 4) },
  );
  if (method === 'POST') {
    await fc.assert(
      fc.asyncProperty(
        validInput(fields).chain((values) => brokenBody(toRequest(method, path, fields, values, headers, media))),
        async (request) => {
          await send(request);
        },
      ),
      { ...settings, numRuns: Math.ceil(runs / 2) },
    );
  }
  return count;
}

// Header values are Latin-1 without control characters; a client cannot send others.
const headerText = fc.constantFrom(...nasty.filter((text) => /^[\x20-\x7e]+$/.test(text)), 'x'.repeat(4000), '1, 2', '%00');
const hostileHeaders = fc.oneof(
  fc.dictionary(fc.constantFrom('token', 'uid', 'uuid', 'source', 'range', 'if-none-match', 'accept', 'cookie', 'origin', 'x-forwarded-for'), headerText, {
    minKeys: 1,
    maxKeys: 4,
  }),
  fc.record({
    'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', `${form}; charset=utf-7`, 'x'),
  }),
);

/** Makes requests whose body is nearly the given one, or is of another make altogether. */
function brokenBody({ payload = '', ...request }: FuzzRequest): fc.Arbitrary<FuzzRequest> {
  const whole = bytesOf(payload);
  const type = request.headers['content-type'] ?? form;
  const typed = (media: string) => (body: Uint8Array | string) => ({
    ...request,
    headers: { ...request.headers, 'content-type': media },
    payload: bytesOf(body),
  });
  return fc.oneof(
    mutated(whole).map(typed(type)),
    fc.constantFrom(...strangeBodies).map(typed('application/json')),
    fc.constantFrom(...strangeBodies).map(typed(type)),
    fc
      .constantFrom('multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(200)}`, 'multipart/form-data; boundary=""', 'text/xml', '')
      .map((media) => typed(media)(whole)),
    fc.constant(typed(type)(joined([whole, '&', whole]))),
  );
}

const strangeBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e309',
  '{"id":1e400}',
  '{"id":"\\ud800"}',
  '{"id":{"id":{"id":1}}}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(5000),
  `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
  '%',
  '=&=&=',
  'a[b][c]=1&a=2',
  '__proto__[x]=1',
  `--${BOUNDARY}`,
  `--${BOUNDARY}--`,
  `--${BOUNDARY}\r\n\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
];

/** Names of the calls of the contract, or of those that need this session, for `test.each`. */
export function operationIds({ session, document = contract }: { session?: Operation['x-session']; document?: OpenApi } = {}): string[] {
  return listOperations(document)
    .filter(({ operation }) => session === undefined || operation['x-session'] === session)
    .map(({ operation }) => operation.operationId);
}
