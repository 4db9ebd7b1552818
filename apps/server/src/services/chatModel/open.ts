import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { createOutgoing } from '../outgoing.ts';
import { openAiCompatible } from './openAiCompatible.ts';
import type { ChatModel } from './port.ts';

interface Opening {
  config: Pick<Config, 'ai' | 'vendor'>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** For one turn. */
const TURN_MS = 20_000;
/** A turn holds a connection for seconds. */
const AT_ONCE = 20;

/** Opens the model that the configuration names; null: this site has none. */
export function openChatModel({ config: { ai, vendor }, clock, log }: Opening): ChatModel | null {
  if (ai === 'off') return null;
  const outgoing = createOutgoing({ name: 'chatModel', clock, log, timeoutMs: TURN_MS, concurrency: AT_ONCE });
  return openAiCompatible({ baseUrl: vendor['AI_BASE_URL'] ?? '', apiKey: vendor['AI_API_KEY'] ?? '', model: vendor['AI_MODEL'] ?? '' }, outgoing);
}
