import { createBudget, createPlaceBudget, shares } from '@chippage/server/budgets';
import type { MyDetail } from '@chippage/api/types';
import type { FastifyRequest } from 'fastify';
import type { Backend } from './backend.ts';

interface RenderBudgetOptions {
  backend: Pick<Backend, 'fetchFor' | 'hasBudget'>;
  /** Milliseconds of a clock that never goes back. @default performance.now */
  now?: () => number;
}

/** Seconds until a page may be rendered for this visitor, or 0 when it may be now. */
export type WaitForRender = (request: FastifyRequest, claimsLogin: boolean) => Promise<number>;

/**
 * Counts the pages that have to be rendered: by the place that they are asked from, and beyond that by the member, when
 * the session in the request's cookies holds. Whether it does is asked only then, so that a claim costs nobody a question.
 */
export function createRenderBudget({ backend, now: clock = () => performance.now() }: RenderBudgetOptions): WaitForRender {
  const places = createPlaceBudget(shares.renders);
  const members = createBudget(shares.memberRenders.perMinute, shares.memberRenders.burst);
  // Proving a login costs a question to the API, so it has the budget of a place as well.
  const proofs = createPlaceBudget(shares.memberRenders);
  const memberOf = async (request: FastifyRequest): Promise<number | null> => {
    const answer = await backend
      .fetchFor(request)('http://api.internal/api/dtUser/myDetail')
      .catch(() => null);
    if (!answer?.ok) return null;
    const { data } = (await answer.json()) as { data: MyDetail };
    return data.id;
  };
  return async (request, claimsLogin) => {
    if (!backend.hasBudget(request)) return 0;
    const now = clock();
    const wait = places.take(request.ip, now);
    if (wait === 0 || !claimsLogin || proofs.take(request.ip, now) > 0) return wait;
    const memberId = await memberOf(request);
    return memberId === null ? wait : members.take(`${memberId}`, now);
  };
}
