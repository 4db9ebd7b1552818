import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge, type JudgedQuery, searcherOf, type Verdict } from '../../../../test/quality/judge.ts';
import { spokenQueries } from '../../../../test/quality/spoken.ts';
import { unseenQueries } from '../../../../test/quality/unseen.ts';
import { sampleFolder } from '../sample/sampleCatalogue.ts';
import { sampleSearchable } from '../sample/sampleIndex.ts';

const search = searcherOf(sampleSearchable());
const given = readFileSync(join(sampleFolder, 'queries.ndjson'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): JudgedQuery => JSON.parse(line));

/** Shares that were met, and the first misses as the message of a failure. */
function shares(verdict: Verdict): { all: number; least: number; missed: string } {
  const least = Math.min(...[...verdict.kinds.values()].map(({ met, of }) => met / of));
  const missed = verdict.missed.slice(0, 10).map(
    ({ query, hits }) =>
      `${query.kind} “${query.query}” → ${hits
        .slice(0, 3)
        .map((hit) => hit.mpn)
        .join('、')}`,
  );
  return { all: verdict.met / verdict.of, least, missed: missed.join('\n') };
}

describe('搜索质量', () => {
  it('给定的查询至少满足 97%，每一类至少 92%', () => {
    const { all, least, missed } = shares(judge(search, given));
    expect(all, missed).toBeGreaterThanOrEqual(0.97);
    expect(least, missed).toBeGreaterThanOrEqual(0.92);
  });

  it('另外写下的、人说的查询也至少满足 97%，每一类至少 92%', () => {
    expect(spokenQueries.length).toBeGreaterThanOrEqual(100);
    const { all, least, missed } = shares(judge(search, spokenQueries));
    expect(all, missed).toBeGreaterThanOrEqual(0.97);
    expect(least, missed).toBeGreaterThanOrEqual(0.92);
  });

  it.each([1, 2])('没见过的查询（第 %i 组）至少满足 95%，每一类至少 85%', { timeout: 120_000 }, (seed) => {
    const { all, least, missed } = shares(judge(search, unseenQueries(60, seed)));
    expect(all, missed).toBeGreaterThanOrEqual(0.95);
    expect(least, missed).toBeGreaterThanOrEqual(0.85);
  });
});
