import { describe, expect, it } from 'vitest';
import { readContract } from '../../platform/contract/document.ts';
import { apiCall, apiDocs } from './apiDocs.ts';
import { callWords, inputWords } from './callWords.ts';

/** Older addresses of the same calls, what only pages of the portal need, and what is about people: they work, and are not documented. */
const undocumented: ReadonlySet<string> = new Set(
  'commonSearchV1 agentHintsV1 traderHintsV2 newsIndexV0 articleDetailV1 sharedBom alertsToStop assistantBudget apiDocs apiCall authorList authorDetail authorArticles newestAuthors authorHotArticles articleComments commentReplies'.split(
    ' ',
  ),
);

const origin = 'https://portal.example';
const documented = Object.values(callWords).flatMap((words) => Object.keys(words));
const areas = new Set(['datasheets', 'directory', 'bom', 'mall', 'news', 'resources', 'assistant']);

describe('公开接口的文档', () => {
  it('写到的接口都在契约里，都不要登录；目录、手册、品牌、商城、新闻和资料的公开读取一个不漏', () => {
    const { operations } = readContract();
    const byId = new Map(operations.map((operation) => [operation.id, operation]));
    expect(documented.filter((id) => byId.get(id)?.isMemberOnly !== false)).toEqual([]);
    const open = operations.filter(({ domain, isMemberOnly, hasEffect }) => areas.has(domain) && !isMemberOnly && !hasEffect);
    expect(open.map(({ id }) => id).filter((id) => !documented.includes(id) && !undocumented.has(id))).toEqual([]);
  });

  it('每个都有中文的名字，每个输入都有中文的说明', () => {
    for (const id of documented) {
      const call = apiCall(id, origin);
      expect(call?.title, id).toMatch(/\p{Script=Han}/u);
      expect(
        call?.input.filter(({ path, text }) => text === '' && !(path in inputWords)).map(({ path }) => path),
        id,
      ).toEqual([]);
      expect(call?.example, id).toContain(`${origin}/api/`);
    }
  });

  it('字段、限制、默认值都来自契约；答案的样子写得出来', () => {
    const call = apiCall('partSearch', origin);
    expect(call).toMatchObject({ method: 'GET', path: '/api/chip/specification/search', budget: 'searches' });
    expect(call?.input.find(({ path }) => path === 'pageSize')).toMatchObject({ type: '整数', isRequired: false, limits: '1–100；不写就是 20' });
    expect(call?.output.map(({ path }) => path)).toEqual(expect.arrayContaining(['data[].mpn', 'data[].params[].valueText', 'facets[].options[].count']));
    expect(JSON.parse(call?.answer ?? '')).toMatchObject({ code: 1, data: [{ mpn: '文字' }] });
    expect(apiCall('myBoms', origin)).toBeUndefined();
  });

  it('按词找：名字、地址、参数里有的都算；额度与代码里的相同', () => {
    expect(apiDocs('替代', origin).calls.map(({ id }) => id)).toEqual(['partDetail']);
    expect(apiDocs('specification search', origin).calls.map(({ id }) => id)).toContain('partSearch');
    expect(apiDocs('没有这个', origin)).toMatchObject({ calls: [], total: documented.length });
    expect(apiDocs('', origin)).toMatchObject({
      budgets: [{ kind: 'reads', perMinute: 450 }, { kind: 'effects' }, { kind: 'searches', perMinute: 60 }],
      tools: { length: 6 },
    });
  });
});
