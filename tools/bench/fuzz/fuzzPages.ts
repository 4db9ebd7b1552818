import fc from 'fast-check';
import { createTestApp, type Visitor } from '../../../apps/server/test/app.ts';
import type { DatabaseServer } from '../../../apps/server/test/database.ts';
import { fillPortal, openPeople } from './fillPortal.ts';
import { type PageRequest, pageRequests, strangeAddresses } from './pageRequests.ts';
import { portalOf } from './portalOf.ts';
import { counted, fail, type Tally } from './tally.ts';

/** A browser's cookies, as pages are asked for. */
const cookiesOf = (visitor: Visitor) =>
  [...visitor.cookies, ['token', visitor.token ?? ''], ['userId', String(visitor.uid ?? '')]].map((pair) => pair.join('=')).join('; ');

/** Pages as strangers, members, merchants and operators ask for them. */
export async function fuzzPages(databases: DatabaseServer, { count, seed }: { count: number; seed: number }, tally: Tally): Promise<void> {
  const api = await createTestApp({ databases, logLevel: 'error', hasBackground: true });
  const people = await openPeople(api);
  await fillPortal(people);
  const portal = await portalOf(api);
  const jars = ['', ...Object.values(people).map(cookiesOf)];
  const strange: [PageRequest, string][] = strangeAddresses().flatMap((url) => jars.map((jar): [PageRequest, string] => [{ url, headers: {} }, jar]));
  const requests = [...strange, ...fc.sample(fc.tuple(pageRequests, fc.constantFrom(...jars)), { numRuns: count, seed })];
  for (const [{ url, headers }, jar] of requests) {
    const cookie = [jar, headers['cookie'] ?? ''].filter(Boolean).join('; ');
    const name = url.split(/[?#]/)[0]?.slice(0, 60) ?? '';
    const answer = await counted(tally, name, () => portal.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } }));
    if (answer.statusCode >= 500 && answer.statusCode !== 503)
      fail(tally, `${url}\n${JSON.stringify(headers)}\n${answer.statusCode} ${api.lines.slice(-1).join('').slice(0, 1500)}`);
    api.lines.length = 0;
  }
  process.stdout.write(`页面: ${requests.length}\n`);
  await portal.close();
  await api.close();
}
