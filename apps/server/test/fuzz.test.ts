// Whatever is sent, the API keeps to its contract: declared status, media type and body, and never a 5xx.
import { fuzzOperation, operationIds } from '@chippage/api/fuzz';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from './app.ts';

let api: TestApp;
let member: Visitor;

beforeAll(async () => {
  api = await createTestApp({ hasBackground: true, logLevel: 'error' });
  member = api.visitor();
}, 300_000);
afterAll(() => api.close());

describe.each(['visitor', 'member'])('%s', (role) => {
  // Logging out would end the member's session before the other calls are made.
  const names = operationIds().filter((name) => role === 'visitor' || name !== 'logout');

  test.each(names)(
    '%s',
    async (name) => {
      if (role === 'member' && member.token === undefined) await member.login('13800000017');
      const visitor = role === 'member' ? member : api.visitor();
      const sent = await fuzzOperation(name, {
        runs: 15,
        seed: 20,
        inject: async ({ url, ...request }) => {
          const { statusCode, headers, body } = await visitor.send({ ...request, url: `/api${url}` });
          return { statusCode, headers, body };
        },
      });
      expect(sent).toBeGreaterThan(15);
      expect(api.lines).toEqual([]);
    },
    120_000,
  );
});
