import { AdapterError } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import type { LoggedVisit, VisitLog } from './port.ts';

/** Visits sent on of one batch: a flood here must not become one there. */
const MOST_A_BATCH = 200;

/** Sends each visit as the GET that older portals sent: `from, value, user_id, stay_time`. */
export function remoteVisitLog(url: string, outgoing: Outgoing): VisitLog {
  const send = ({ from, value, userId, staySeconds }: LoggedVisit) =>
    outgoing('write', async () => {
      const address = new URL(url);
      const given = { from, value, user_id: userId === null ? '' : `${userId}`, stay_time: `${staySeconds}` };
      for (const [name, text] of Object.entries(given)) address.searchParams.set(name, text);
      const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(3000) });
      await reply.body?.cancel();
      if (!reply.ok) throw new AdapterError('unavailable', `the log answered ${reply.status}`, `${reply.status}`);
    });
  return {
    async write(visits) {
      // One after the other: nobody waits, and the breaker ends it when nobody answers.
      for (const visit of visits.slice(0, MOST_A_BATCH)) await send(visit).catch(() => undefined);
    },
  };
}
