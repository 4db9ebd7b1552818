import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/app.ts';
import { type FakeModel, fakeModel } from '../../../test/fakeModel.ts';
import { createOutgoing } from '../outgoing.ts';
import { openAiCompatible } from './openAiCompatible.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const tools = [{ name: 'look', description: 'Looks.', parameters: { type: 'object', properties: {} } }];

describe('大模型：OpenAI 的对话协议', () => {
  let standIn: FakeModel;
  beforeAll(async () => {
    standIn = await fakeModel();
  });
  afterAll(() => standIn.close());
  const open = (timeoutMs = 5000) =>
    openAiCompatible({ baseUrl: standIn.url, apiKey: 'k', model: 'm' }, createOutgoing({ name: 'chatModel', clock: createTestClock(), log: quiet, timeoutMs }));
  const next = (signal = new AbortController().signal, timeoutMs?: number) => open(timeoutMs).next([{ role: 'user', text: '你好' }], tools, signal);

  it('说的话和要的调用都读得出', async () => {
    standIn.plays(() => ({ calls: [{ name: 'look', input: { a: 1 } }] }));
    expect(await next()).toEqual({ text: '', calls: [{ id: expect.any(String), name: 'look', input: '{"a":1}' }] });
    expect(standIn.asked[0]).toMatchObject({
      key: 'Bearer k',
      body: { model: 'm', messages: [{ role: 'user', content: '你好' }], tools: [{ function: { name: 'look' } }] },
    });
  });

  it.each([
    [401, 'misconfigured'],
    [429, 'rate_limited'],
    [500, 'unavailable'],
  ])('%d 是 %s，不重试', async (status, kind) => {
    standIn.plays(() => ({ status, body: { error: { message: 'no' } } }));
    await expect(next()).rejects.toMatchObject({ name: 'AdapterError', kind });
    expect(standIn.asked).toHaveLength(1);
  });

  it('不回答的等到时限为止；问的人放弃了也停', async () => {
    standIn.plays(() => 'hang');
    await expect(next(undefined, 200)).rejects.toMatchObject({ kind: 'timeout' });
    await expect(next(AbortSignal.timeout(200))).rejects.toMatchObject({ kind: 'timeout' });
  });
});
