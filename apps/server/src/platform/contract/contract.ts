import type { FastifyInstance } from 'fastify';
import type { TakeCall } from '../callBudget.ts';
import type { Platform, Session } from '../context.ts';
import { audit } from '../audit.queries.ts';
import { Failure, notLoggedIn, roleMissing } from '../errors.ts';
import type { FindSession } from '../domain.ts';
import type { Handlers } from '../handlers.ts';
import { type Contract, type JsonSchema, type Operation, readContract } from './document.ts';
import { type Compiler, compilerOf, createInputReader, mediaType, refuseForeignBody } from './input.ts';
import { dropDrafts, multipartType, readMultipart } from './multipart.ts';
import { scanFiles } from './scanFiles.ts';
import { sendFile } from './sendFile.ts';
import { toContext } from './toContext.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
    /** For addresses that are no operation: the budget that a request takes from. @default by the method */
    budget?: 'searches';
    /** For addresses that are no operation: nothing is answered before the catalogue is in. */
    needsCatalogue?: boolean;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

/** 60,000 Chinese characters in UTF-8, with room for escapes. */
const JSON_LIMIT = 384 * 1024;

interface ContractOptions {
  platform: Platform;
  /** Handlers by operation id; the compiler holds them to the contract. */
  handlers: Partial<Handlers>;
  /** Finds whose request it is, or null. */
  findSession: FindSession;
  /** Counts the request against the budget of whoever asks. */
  takeCall: TakeCall;
}

/** The types of a handler end here: input was checked against the same document that they were generated from. */
type UncheckedHandler = (ctx: never, input: never) => unknown;

/**
 * Registers every operation of the contract: who may call it, which body types it takes, its input field by field,
 * its handler, its answer.
 */
export function registerContract(app: FastifyInstance, { platform, handlers, findSession, takeCall }: ContractOptions): Contract {
  const contract = readContract();
  const compiler = compilerOf(contract);
  for (const [name, schema] of Object.entries(contract.schemas)) app.addSchema({ ...schema, $id: name });
  app.decorateRequest('session', null);

  const byId: Record<string, UncheckedHandler | undefined> = handlers;
  for (const operation of contract.operations) {
    const handle = byId[operation.id];
    if (!handle) continue;
    const readInput = createInputReader(operation, compiler);
    const { isAnswerChecked } = platform.config;
    const check = isAnswerChecked && operation.answer ? checkAnswer(operation, operation.answer, compiler) : () => undefined;
    app.route({
      method: operation.method,
      url: operation.url,
      config: { operation },
      // Texts of operators and lists of members outgrow a form; who is not logged in never gets to send one.
      ...(operation.isMemberOnly && operation.bodies.has('application/json') && { bodyLimit: operation.bodyLimit ?? JSON_LIMIT }),
      // Files go out as fast as the visitor takes them; everything else has to be quick.
      handlerTimeout: operation.isFile ? 1_800_000 : operation.uploadLimit === null ? 30_000 : 600_000,
      async onRequest(request, reply) {
        refuseForeignBody(operation, request);
        request.session = await findSession(request, reply);
        await takeCall(request);
        if (operation.isMemberOnly && !request.session) throw notLoggedIn();
        if (operation.isOperatorOnly && request.session?.role !== 'operator') {
          const memberId = request.session?.memberId ?? null;
          await audit(toContext(platform, request, reply), { event: 'access.role', outcome: 'refused', memberId, detail: { operation: operation.id } });
          throw roleMissing();
        }
      },
      async handler(request, reply) {
        if (mediaType(request) === multipartType)
          request.body = await readMultipart(request, operation.uploadLimit === null ? undefined : { files: platform.files, limit: operation.uploadLimit });
        try {
          const input = readInput(request);
          const ctx = toContext(platform, request, reply);
          if (mediaType(request) === multipartType) await scanFiles(ctx, request.body);
          const answer = await handle(ctx as never, input as never);
          if (operation.isFile && isFileReply(answer)) return sendFile(request, reply, answer, platform.files);
          if (!operation.answer || reply.statusCode !== 200 || !isAnswer(answer)) return answer;
          check(answer);
          // Fastify would prepare the writing of all answers at the start, which takes seconds; this prepares one when it is first asked for.
          return reply.type('application/json; charset=utf-8').compileSerializationSchema(operation.answer)(answer);
        } catch (error) {
          if (isAnswerChecked && error instanceof Failure) requireDeclared(operation, error.reason);
          throw error;
        } finally {
          if (operation.uploadLimit !== null) await dropDrafts(request.body);
        }
      },
    });
  }
  return contract;
}

const isAnswer = (answer: unknown): answer is Record<string, unknown> => typeof answer === 'object' && answer !== null;
const isFileReply = (answer: unknown): answer is Parameters<typeof sendFile>[2] => typeof answer === 'object' && answer !== null && 'kind' in answer;

/** In tests and development an answer that breaks the contract is an error of the server, not a surprise for a screen. */
function checkAnswer(operation: Operation, schema: JsonSchema, { compile }: Compiler) {
  const isValid = compile(schema);
  return (answer: Record<string, unknown>): void => {
    const errors = isValid(JSON.parse(JSON.stringify(answer)));
    if (errors !== null) throw new Error(`the answer of ${operation.id} breaks the contract: ${JSON.stringify(errors.slice(0, 5))}`);
    if (answer['code'] === 0) requireDeclared(operation, String(answer['reason']));
  };
}

/** A reason that the contract does not state for the operation is one that no client can know of. */
function requireDeclared({ id, reasons }: Operation, reason: string): void {
  if (!reasons.has(reason)) throw new Error(`${id} is refused for ${reason}, which the contract does not state`);
}
