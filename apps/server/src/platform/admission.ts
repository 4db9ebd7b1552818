import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './budget.ts';
import { INSIDE } from './callBudget.ts';
import type { Platform } from './context.ts';
import { unavailable } from './errors.ts';
import { createFairQueue } from './fairQueue.ts';

/** Calls that are worked on at once; more of them would only wait for each other. */
export const MOST_CALLS = 64;
/** Calls that wait for their turn: half a second of work. Whoever comes beyond is told at once to come again. */
export const MOST_WAITING_CALLS = 128;

/** Whoever wants to log in is let in also when everybody else has to wait. */
const always = new Set(['captchaChallenge', 'sendCode', 'loginBySms', 'loginByPassword', 'logout']);

/** Lets a call in when it is its turn, or refuses it with 503. Long ones (files, uploads) are as slow as their visitor and are not counted. */
export type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Opens the room; networks take turns in it. */
export function createAdmission({ insideKey }: Pick<Platform, 'insideKey'>): Admit {
  const inTurn = createFairQueue({ running: MOST_CALLS, waiting: MOST_WAITING_CALLS, busy: unavailable });
  return (request, reply) => {
    const { operation } = request.routeOptions.config;
    const isCounted = operation && !operation.isFile && operation.uploadLimit === null && !always.has(operation.id) && request.headers[INSIDE] !== insideKey;
    if (!isCounted) return Promise.resolve();
    // The first comes with an answer, the second alone when the visitor left before it.
    const over = new Promise<void>((end) => reply.raw.once('finish', end).once('close', end));
    return new Promise((enter, refuse) => {
      inTurn(networkOf(request.ip), () => {
        enter();
        return over;
      }).catch(refuse);
    });
  };
}
