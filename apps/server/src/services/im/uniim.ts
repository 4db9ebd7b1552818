import { AdapterError } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import type { InstantMessages } from './port.ts';

interface UniimSettings {
  /** Address of the message service. */
  url: string;
  /** Its key; never leaves the server. */
  key: string;
}

/** Members whose last number is remembered. */
const MOST_KEPT = 20_000;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readCount(body: unknown): number {
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : body;
  const count = isRecord(data) ? data['unreadCount'] : undefined;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) throw new AdapterError('unavailable', 'the message service answered without a count');
  return Math.min(count, 1_000_000);
}

/** The message service of the older portal. What it said last holds while it does not answer. */
export function uniInstantMessages({ url, key }: UniimSettings, outgoing: Outgoing): InstantMessages {
  const last = new Map<number, number>();
  const countOne = async ({ id, role }: { id: number; role: string }): Promise<number> => {
    try {
      const count = await outgoing('getUniMsgNum', async () => {
        const reply = await fetch(`${url.replace(/\/$/, '')}/getUniMsgNum`, {
          method: 'POST',
          headers: { authorization: key, 'content-type': 'application/json' },
          body: JSON.stringify({ clientInfo: {}, userInfo: { _id: `${id}`, role: [role] } }),
          redirect: 'error',
          signal: AbortSignal.timeout(3000),
        });
        if (!reply.ok)
          throw new AdapterError(reply.status < 500 ? 'misconfigured' : 'unavailable', `the message service answered ${reply.status}`, `${reply.status}`);
        return readCount(await reply.json());
      });
      last.delete(id);
      last.set(id, count);
      if (last.size > MOST_KEPT) last.delete(last.keys().next().value ?? id);
      return count;
    } catch {
      return last.get(id) ?? 0;
    }
  };
  return { countUnread: async (members) => new Map(await Promise.all(members.map(async (member) => [member.id, await countOne(member)] as const))) };
}
