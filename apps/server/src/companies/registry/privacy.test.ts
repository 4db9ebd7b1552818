import { registryBlocks } from '@chippage/api/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { sampleResult } from '../../services/companyFacts/sample/answers.ts';
import { sampleFirms, samplePeople } from '../../services/companyFacts/sample/firms.ts';
import { blockSources } from '../../services/companyFacts/mapping/blocks.ts';
import { firmsOf } from '../../services/companyFacts/sample/peopleAnswers.ts';

/** What the portal says to nobody: T13. Amounts of eleven digits stand alone, so that a phone in a text is one. */
const personal: readonly [what: string, pattern: RegExp][] = [
  ['身份证号', /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/gu],
  ['手机号', /(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/gu],
  ['法官的电话', /98760123/gu],
  ['法官', /示例法官/gu],
  ['住址', /901 室/gu],
  ['出生日期', /\d{4}年\d{1,2}月\d{1,2}日出生/gu],
  ['没有得到的回答', /registry\.(?:quota_used|login_needed|unanswered)/gu],
  ['证件的字段', /cardnum|certif|license_?num|personIdNumber|judge|mobilephone|phoneNumber/giu],
];

let api: TestApp;
let member: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = await loggedIn(api, '13900000951');
});
afterAll(() => api.close());

const read = async (path: string, query: Record<string, string | number> = {}) =>
  (await member.get(`/tyc/services/open/${path}`, Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `${value}`])))).body;

const found = (text: string) => personal.flatMap(([what, pattern]) => (text.match(pattern) ?? []).map((hit) => `${what}：${hit}`));

it('来源的原文里这些都有', () => {
  const raw = sampleFirms.flatMap(({ id }) =>
    [...Object.values(blockSources).map(({ path }) => path), 'ic/baseinfoV2/2.0'].map((path) => JSON.stringify(sampleResult(path, { keyword: `${id}` }))),
  );
  for (const [what, pattern] of personal.filter(([what]) => what !== '没有得到的回答'))
    expect([what, raw.some((text) => pattern.test(text))]).toEqual([what, true]);
});

it('60 家企业的每一个回答里都没有', { timeout: 600_000 }, async () => {
  const wrong: string[] = [];
  const look = (where: string, text: string) => wrong.push(...found(text).map((hit) => `${where} ${hit}`));
  let answers = 0;
  for (const { id, name, kind } of sampleFirms) {
    // A day has fifty queries; a company is one, and its name another.
    if (id % 20 === 0) api.clock.advance(86_400_000);
    const wishes: [path: string, query: Record<string, string | number>][] = [
      ...['company', 'risk', 'report', 'snapshot', 'relations', 'score'].map((path) => [path, { id }] as [string, { id: number }]),
      ...Object.keys(registryBlocks).flatMap((block) =>
        Array.from(
          { length: kind === 'full' ? 4 : 1 },
          (_, page) => ['records', { id, block, pageIndex: page + 1, pageSize: 20 }] as [string, Record<string, string | number>],
        ),
      ),
      ['search', { keywords: name }],
    ];
    answers += wishes.length;
    await Promise.all(wishes.map(async ([path, query]) => look(`${path} ${JSON.stringify(query)}`, await read(path, query))));
  }
  for (const { id, name } of samplePeople) {
    if (id % 20 === 0) api.clock.advance(86_400_000);
    look(`search ${name}`, await read('search', { keywords: name }));
    look(`person ${name}`, await read('person', { id, companyId: firmsOf(id)[0]?.id ?? 1 }));
  }
  expect(wrong).toEqual([]);
  expect(answers).toBeGreaterThan(60 * 42);
  const { rows } = await api.database.pool.query<{ answer: object }>('select answer from registry_answers');
  expect(found(rows.map(({ answer }) => JSON.stringify(answer)).join('\n'))).toEqual([]);
  expect(await read('budget')).toContain('"code":1');
});
