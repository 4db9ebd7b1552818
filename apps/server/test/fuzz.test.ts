// Whatever is sent, the API keeps to its contract: declared status, media type and body, and never a 5xx.
import { fuzzOperation, type FuzzOptions, operationIds } from '@chippage/api/fuzz';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from './app.ts';
import { fuzzedVisitor } from './fuzzedVisitor.ts';
import { operatorOf } from './operator.ts';
import { parseOnce } from './parseOnce.ts';

let api: TestApp;
let member: Visitor;
let operator: Visitor;

beforeAll(async () => {
  // With the sample catalogue, so that small numbers name real parts and words find something. Of the sample datasheets some are read, so that
  // words find texts too: each takes a second of the processor, and hundreds of them took it from the calls.
  api = await createTestApp({ hasBackground: true, logLevel: 'error', env: { SAMPLE_READING: '20' } });
  // The calls that take files get the same ones as each other, and starting a process for each time took a third of the time.
  parseOnce(api.server.platform.parsing);
  member = api.visitor();
  await member.login('13800000017');
  operator = await operatorOf(api);
}, 300_000);
afterAll(() => api.close());

// Each field gets a fifth of the texts, another fifth in each call: what reads them is the same for all calls, and all texts in all fields take
// most of the time. `npm run bench -- fuzz` sends all.
const usual: Partial<FuzzOptions> = { runs: 15, everyNth: 5 };

/** @returns what the server logged as an error meanwhile, one line each; '' for nothing. */
async function errorsWhileFuzzing(name: string, visitor: Visitor, options: Partial<FuzzOptions> = usual): Promise<string> {
  try {
    await fuzzOperation(name, { seed: 20, inject: fuzzedVisitor(api, visitor), ...options });
  } catch (error) {
    // What went wrong inside stands with the call that it belongs to, not with the next one.
    throw new Error(api.lines.splice(0).join('\n') || (error instanceof Error ? error.message : String(error)), { cause: error });
  }
  return api.lines.splice(0).join('\n');
}

test.each(operationIds({ session: 'none' }))('任何访客：%s', async (name) => expect(await errorsWhileFuzzing(name, api.visitor())).toBe(''), 120_000);

// They are refused before anything of what they send is read (platform/contract), so a few of each kind of request are enough;
// `npm run bench -- fuzz` sends all of them.
test.each([...operationIds({ session: 'member' }), ...operationIds({ session: 'operator' })])(
  '没有登录的访客：%s',
  async (name) => expect(await errorsWhileFuzzing(name, api.visitor(), { runs: 4, texts: [] })).toBe(''),
  120_000,
);

test.each(operationIds({ session: 'member' }))('登录会员：%s', async (name) => expect(await errorsWhileFuzzing(name, member)).toBe(''), 120_000);

// Last: an operator may close the account of the member above.
test.each(operationIds({ session: 'operator' }))('运营者：%s', async (name) => expect(await errorsWhileFuzzing(name, operator)).toBe(''), 120_000);
