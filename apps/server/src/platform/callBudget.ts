import type { FastifyRequest } from 'fastify';
import { audit } from './audit.queries.ts';
import { createBudget } from './budget.ts';
import { createPlaceBudget, shares } from './budgets.ts';
import type { Platform } from './context.ts';
import { tooManyRequests } from './errors.ts';
import { isLocal } from './isLocal.ts';

const searchOperations = new Set(['partSearch', 'commonSearch', 'commonSearchV1', 'articleSearch', 'assistantAnswer']);

/** The header by which this process's own host says that a call belongs to a page, which has a budget itself. */
export const INSIDE = 'x-chippage-inside';

/** The budget of visitors that an operation takes from; a search takes from that of reads as well. */
export const budgetOf = ({ id, hasEffect }: { id: string; hasEffect: boolean }): 'reads' | 'effects' | 'searches' =>
  searchOperations.has(id) ? 'searches' : hasEffect ? 'effects' : 'reads';

/** Counts a call once it is known whose it is. @throws Failure when there is no room */
export type TakeCall = (request: FastifyRequest) => Promise<void>;

/** Headers of the calls that this process makes of itself; nobody else can know their value. */
export const insideHeaders = (platform: Pick<Platform, 'insideKey'>): Record<string, string> => ({ [INSIDE]: platform.insideKey });

/** Whether a request is counted. At this machine a limit would only slow its developer down; behind a proxy the proxy's header says who asks. */
export const hasBudget = ({ config }: Pick<Platform, 'config'>, request: FastifyRequest): boolean => config.isBudgetOn && !isLocal(config, request);

/** The budget of the API's calls: a member's own for a session that holds, that of the place for everybody else, whatever they claim. */
export function createCallBudget(platform: Platform): TakeCall {
  const places = { reads: createPlaceBudget(shares.reads), effects: createPlaceBudget(shares.effects), searches: createPlaceBudget(shares.searches) };
  const members = createBudget(shares.memberCalls.perMinute, shares.memberCalls.burst);

  const waitFor = ({ routeOptions, method, session, ip }: FastifyRequest): number => {
    const now = performance.now();
    if (session) return members.take(`${session.memberId}`, now);
    const { operation, budget } = routeOptions.config;
    const isSearch = budget === 'searches' || (operation !== undefined && searchOperations.has(operation.id));
    const hasEffect = budget === undefined && (operation?.hasEffect ?? (method !== 'GET' && method !== 'HEAD'));
    return places[hasEffect ? 'effects' : 'reads'].take(ip, now) || (isSearch ? places.searches.take(ip, now) : 0);
  };

  return async (request) => {
    if (request.headers[INSIDE] === platform.insideKey || !hasBudget(platform, request)) return;
    const wait = waitFor(request);
    if (wait === 0) return;
    const uuid = request.headers['uuid'];
    const actor = { ...platform, ip: request.ip, uuid: typeof uuid === 'string' ? uuid.slice(0, 64) : '', requestId: request.id };
    const memberId = request.session?.memberId ?? null;
    await audit(actor, { event: 'rate.limit', outcome: 'refused', memberId, detail: { operation: request.routeOptions.config.operation?.id ?? null } });
    throw tooManyRequests(wait);
  };
}
