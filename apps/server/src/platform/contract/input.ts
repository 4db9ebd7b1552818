import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyRequest } from 'fastify';
import { type FieldError, invalidInput, unsupportedType } from '../errors.ts';
import type { Contract, InputPart, Operation } from './document.ts';
import { toFieldErrors, unstorable } from './messages.ts';
import { findUnstorable, readText, type Resolve } from './readText.ts';

/** What is wrong with a value, or null; fills in defaults. */
export type Check = (value: unknown) => ErrorObject[] | null;

/** Compiles schemas of the contract, each when it is first needed: all of them at once take seconds at every start. */
export interface Compiler {
  compile: (schema: object) => Check;
  resolve: Resolve;
}

const compilers = new WeakMap<Contract, Compiler>();

/** The compiler that knows the contract's named schemas and fills in defaults. Servers of one process share what it has compiled. */
export function compilerOf(contract: Contract): Compiler {
  const compiler = compilers.get(contract) ?? createCompiler(contract);
  compilers.set(contract, compiler);
  return compiler;
}

function createCompiler({ schemas }: Contract): Compiler {
  // Types are never coerced: texts were read by their schema before, and JSON has types of its own.
  const ajv = new Ajv({ strict: false, allErrors: true, useDefaults: true, discriminator: false });
  formats.default(ajv);
  for (const format of ['binary', 'int32', 'int64', 'double']) ajv.addFormat(format, true);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return {
    compile(schema) {
      let isValid: ValidateFunction | undefined;
      return (value) => {
        isValid ??= ajv.compile(schema);
        return isValid(value) ? null : (isValid.errors ?? []);
      };
    },
    resolve: (schema) => (schema.$ref ? (schemas[schema.$ref.slice(0, -1)] ?? schema) : schema),
  };
}

/** Reads and checks the whole input of an operation; path, query and body come out as one object. */
export type ReadInput = (request: FastifyRequest) => Record<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Prepares the check of one operation's input. */
export function createInputReader(operation: Operation, { compile, resolve }: Compiler): ReadInput {
  const textReader = (part: InputPart) => {
    const check = compile(part.schema);
    return (given: unknown) => {
      const input = readText(part, isRecord(given) ? given : {}, resolve);
      return { input, errors: toFieldErrors(check(input) ?? []) };
    };
  };
  const readParams = textReader(operation.params);
  const readQuery = textReader(operation.query);
  const readBodies = new Map(
    [...operation.bodies].map(([type, part]) => {
      if (type !== 'application/json') return [type, textReader(part)];
      const check = compile(part.schema);
      return [type, (given: unknown) => ({ input: isRecord(given) ? given : {}, errors: toFieldErrors(check(given) ?? []) })];
    }),
  );
  return (request) => {
    const found = [readParams(request.params), readQuery(request.query)];
    if (readBodies.size > 0) {
      const read = readBodies.get(mediaType(request) ?? [...readBodies.keys()][0] ?? '');
      if (!read) throw unsupportedType();
      found.push(read(request.body));
    }
    const errors: FieldError[] = found.flatMap((part) => part.errors);
    const input: Record<string, unknown> = Object.assign({}, ...found.map((part) => part.input));
    const bad = findUnstorable(input);
    if (bad !== null) throw invalidInput([unstorable(bad)]);
    if (errors.length > 0) throw invalidInput(errors);
    return input;
  };
}

/** The request's media type without parameters, in lower case. */
export const mediaType = (request: FastifyRequest) => request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** Refuses, before the body is read, a type that the operation does not name. */
export function refuseForeignBody(operation: Operation, request: FastifyRequest): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || (request.headers['content-length'] ?? '0') !== '0';
  if (!hasBody || request.method === 'GET' || request.method === 'HEAD') return;
  const type = mediaType(request);
  if (type === undefined || !operation.bodies.has(type)) throw unsupportedType();
}
