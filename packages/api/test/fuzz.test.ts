import { expect, test, vi } from 'vitest';
import openapi from '../openapi.json' with { type: 'json' };
import type { OpenApi } from '../generator/document.ts';
import { createCheck, fuzzOperation, operationIds, toRequest } from './fuzz.ts';
import type { FuzzAnswer, FuzzRequest } from './fuzz.ts';
import { fieldsOf, nasty } from './arbitraries.ts';
import { listOperations } from '../generator/document.ts';

const document = openapi as unknown as OpenApi;
const options = { document, runs: 60, seed: 7 };

function json(statusCode: number, body: unknown): FuzzAnswer {
  return { statusCode, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}
const setting = json(200, { code: 1, msg: '', data: { key: 'lotteryStatus', value: null } });
const invalid = json(422, { code: 422, msg: '请检查输入', reason: 'request.invalid', requestId: 'r' });

const missing = json(404, { code: 404, msg: '没有找到', reason: 'resource.not_found', requestId: 'r' });

function keyOf({ url }: FuzzRequest): string | null {
  return new URL(url, 'http://x').searchParams.get('key');
}
/** Behaves as the contract says for `GET /config`. */
async function good(request: FuzzRequest): Promise<FuzzAnswer> {
  return /^[A-Za-z0-9._-]{1,64}$/.test(keyOf(request) ?? '') ? setting : invalid;
}

test('守约的服务通过，每类请求都发出', async () => {
  expect(await fuzzOperation('siteConfig', { ...options, inject: good })).toBeGreaterThanOrEqual(60 + nasty.length + 60 + 15);
});

test.each<[string, (request: FuzzRequest) => Promise<FuzzAnswer>, string]>([
  [
    '遇到 NUL 就崩溃',
    async (request) => (keyOf(request)?.includes('\0') ? json(500, { code: 500, msg: '', reason: 'x', requestId: 'r' }) : good(request)),
    'answers 500',
  ],
  [
    '答复缺少字段',
    async (request) => ((await good(request)) === setting ? json(200, { code: 1, msg: '', data: { key: 'a' } }) : invalid),
    'against its schema',
  ],
  [
    '拒绝时没有请求号',
    async (request) => ((await good(request)) === setting ? setting : json(422, { code: 422, msg: '', reason: 'request.invalid' })),
    'against its schema',
  ],
  ['拒绝合法的输入', async () => invalid, 'refuses valid input'],
  ['没有实现这个接口', async () => json(404, { code: 404, msg: '', reason: 'request.no_such_operation', requestId: 'r' }), 'refuses valid input'],
  ['未声明的状态码', async () => json(201, {}), 'does not declare'],
  ['出错时返回网页', async () => ({ statusCode: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' }), 'as text/html'],
])('找出违约的服务：%s', async (_, inject, message) => {
  await expect(fuzzOperation('siteConfig', { ...options, inject })).rejects.toThrow(message);
});

const byDomain = Map.groupBy(listOperations(document), ({ operation }) => operation.tags[0] ?? '');

// One test for each domain: all at once take a minute beside other work.
test.each([...byDomain])('%s：每个接口都能生成请求，且契约里的答复结构都可编译', async (_domain, operations) => {
  const check = createCheck(document);
  for (const { method, path, operation } of operations) {
    const inject = vi.fn(async (_request: FuzzRequest) => missing);
    expect(await fuzzOperation(operation.operationId, { ...options, runs: 5, inject })).toBe(
      12 + (method === 'POST' ? 3 : 0) + nasty.length * fieldsOf(document, operation).length,
    );
    expect(inject.mock.calls[0]?.[0]).toMatchObject({ method });
    expect(toRequest(method, path, fieldsOf(document, operation), {}, {}).url).not.toContain('{');
    expect(check(operation, json(200, { code: 1 }))).toMatch(/against its schema|not (application|image)/);
  }
});

test('每个接口都有名字', () => {
  expect(operationIds({ document })).toHaveLength(listOperations(document).length);
});
