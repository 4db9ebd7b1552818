// docs/law.md says how the site keeps to the law of the place where it is run, and which test proves it.
import { expect, it } from 'vitest';
import { proofsIn, withoutTest } from './proofs.ts';
import { read } from './sourceFiles.ts';

const COUNT = 20;
const rows = [...read('docs/law.md').matchAll(/^\| L(\d+) +\| ([^|]+)\| ([^|]+)\| (.+?) *\|$/gm)].map(([, no, rule = '', done = '', proofs = '']) => ({
  no: Number(no),
  rule: rule.trim(),
  done: done.trim(),
  proofs: proofsIn(proofs),
}));

it('编号从 1 到 20，一个不少，写明规定和做法', () => {
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
  expect(rows.filter(({ rule, done }) => !/[一-龥]{2}/.test(rule) || !/[一-龥]{2}/.test(done))).toEqual([]);
});

it.each(rows)('L$no $rule：有测试证明', ({ proofs }) => {
  expect(proofs.length).toBeGreaterThan(0);
  expect(withoutTest(proofs)).toEqual([]);
});

it('L13：栏目里没有时政', () => {
  const channels = JSON.stringify(JSON.parse(read('apps/server/sample/news/channels.json')));
  expect(channels).toContain('name');
  expect(channels).not.toMatch(/时政|政治|国际新闻|社会新闻/);
});
