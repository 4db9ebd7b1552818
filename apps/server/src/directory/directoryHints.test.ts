import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { insertThings } from '../../test/things.ts';
import { loadSample } from '../datasheets/parts/sample/loadSample.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await loadSample(api.server.db, { hasParts: false });
  await insertThings(api.server.db);
});
afterAll(() => api.close());

describe('品牌与代理商的提示', () => {
  const hints = async (url: string, keywords: string) =>
    (await api.visitor().get(url, { keywords })).json<{ data: { name: string; fullName: string; website: string | null }[] }>().data;

  it.each(['兆易', 'gigadevice', 'GIGA', 'zhaoyi', 'zycx'])('“%s”找到兆易创新', async (keywords) => {
    expect((await hints('/searchBrandHint', keywords))[0]).toMatchObject({
      name: '兆易创新',
      fullName: expect.stringContaining('GigaDevice'),
      website: expect.stringMatching(/^https?:/),
    });
  });

  it('没有词时给出开头几个；没有字母的词找不到谁', async () => {
    expect(await hints('/searchBrandHint', '')).toHaveLength(10);
    expect((await hints('/agentSearch', '')).length).toBeGreaterThan(0);
    for (const nothing of ['%', '。', '不存在的品牌名']) expect(await hints('/searchBrandHint', nothing)).toEqual([]);
  });
});
