import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How long an answer may stand in for the database, and what all of them may weigh. */
const LIFE_MS = 10 * 60_000;
const MOST_BYTES = 16 * 2 ** 20;

interface Known {
  body: string;
  at: number;
}

/** The newest answers of shared reads, for the time in which no new ones can be made. */
export interface KnownAnswers {
  keep: (request: FastifyRequest, body: string) => void;
  /** Answers with what is known of this address. @returns false when nothing is */
  answer: (request: FastifyRequest, reply: FastifyReply) => boolean;
}

/** Remembers within bounds, by a clock that never goes back: what was asked for longest ago is forgotten first. */
export function createKnownAnswers(now: () => number = () => performance.now()): KnownAnswers {
  const known = new LRUCache<string, Known>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
    ttl: LIFE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    keep: (request, body) => void known.set(request.url, { body, at: now() }),
    answer(request, reply) {
      const found = known.get(request.url);
      if (!found) return false;
      reply
        .code(200)
        .headers({ 'cache-control': 'no-store', age: Math.round((now() - found.at) / 1000) })
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(found.body);
      return true;
    },
  };
}
