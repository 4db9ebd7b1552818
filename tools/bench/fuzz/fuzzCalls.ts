import { fuzzOperation, operationIds } from '@chippage/api/fuzz';
import type { TestApp, Visitor } from '../../../apps/server/test/app.ts';
import { fuzzedVisitor } from '../../../apps/server/test/fuzzedVisitor.ts';
import type { People } from './fillPortal.ts';
import { counted, fail, type Tally } from './tally.ts';

/** Every call of the contract, as nobody and as each of the people; operators come last, because they may close accounts. */
export async function fuzzCalls(api: TestApp, people: People, { runs, seed }: { runs: number; seed: number }, tally: Tally): Promise<void> {
  const rounds: [string, Visitor, string[]][] = [
    ['访客', api.visitor(), operationIds()],
    ['会员', people.member, operationIds().filter((name) => !operationIds({ session: 'operator' }).includes(name))],
    ['卖家', people.merchant, operationIds({ session: 'member' })],
    ['运营者', people.operator, operationIds({ session: 'operator' })],
  ];
  for (const [who, visitor, names] of rounds) {
    const send = fuzzedVisitor(api, visitor);
    const before = tally.requests;
    for (const name of names) {
      try {
        await fuzzOperation(name, { runs, seed, inject: (request) => counted(tally, name, () => send(request)) });
      } catch (error) {
        const log = api.lines.slice(-1).join('').slice(0, 1500);
        fail(tally, `${who} ${error instanceof Error ? error.message.slice(0, 1500) : String(error)}\n${log}`);
      }
      api.lines.length = 0;
      // Codes and uploads have limits by the hour.
      api.clock.advance(60_000);
    }
    process.stdout.write(`${who}: ${tally.requests - before}\n`);
  }
}
