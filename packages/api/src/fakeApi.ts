import type { ApiClient } from './client.ts';
import type { AnswerOf, OperationId, VarsOf } from './operations.ts';

/** Answers by name of call; each may throw an ApiError or never settle. */
export type FakeAnswers = { [Id in OperationId]?: (vars: VarsOf<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>> };

/** A client for stories and tests that answers from functions, typed by the contract. */
export function fakeApi(answers: FakeAnswers): ApiClient {
  const byName: Record<string, ((vars: never) => unknown) | undefined> = answers;
  return {
    request: async (call, vars, signal) => {
      signal?.throwIfAborted();
      const answer = Object.hasOwn(byName, call.id) ? byName[call.id] : undefined;
      if (!answer) throw new Error(`fakeApi has no answer for ${call.id}: pass fakeApi({ ${call.id}: () => … })`);
      // What leaves here is what JSON would carry: stories cannot share objects with components by accident.
      const given = await answer(vars as never);
      signal?.throwIfAborted();
      return call.isFile ? given : structuredClone(given);
    },
  };
}
