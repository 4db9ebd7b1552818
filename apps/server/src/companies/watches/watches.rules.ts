import { registryBlockNames } from '@chippage/api/registryBlockNames';
import type { RegistryWatchChange } from '@chippage/api/types';
import type { WatchedBlock, WatchedFacts } from '../registryPart.ts';

const facts = {
  name: '公司名称',
  creditCode: '统一社会信用代码',
  stateText: '经营状态',
  representative: '法定代表人',
  capital: '注册资本',
  address: '注册地址',
} as const;
const blocks: readonly WatchedBlock[] = ['enforcements', 'dishonest', 'abnormal', 'penalties'];
const keysOf = <T extends object>(some: T) => Object.keys(some) as (keyof T)[];

/** What is another than before, each with both. A count that is not known on either side says nothing. */
export function watchedChanges(before: WatchedFacts, after: WatchedFacts): RegistryWatchChange[] {
  const ofFacts = keysOf(facts)
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ name: facts[key], before: before[key] ?? '未公示', after: after[key] ?? '未公示' }));
  const ofCounts = blocks.flatMap((block) => {
    const [was, is] = [before.counts[block], after.counts[block]];
    return was === null || is === null || was === is ? [] : [{ name: registryBlockNames[block], before: `${was} 条`, after: `${is} 条` }];
  });
  return [...ofFacts, ...ofCounts];
}

/** What the next comparison begins with: a count that is not known now stays what it was. */
export function keptFacts(before: WatchedFacts, after: WatchedFacts): WatchedFacts {
  const counts = Object.fromEntries(blocks.map((block) => [block, after.counts[block] ?? before.counts[block]])) as WatchedFacts['counts'];
  return { ...after, counts };
}

/** The month in China of a day in China: `2026-12`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** From this day of a month on members are told of what is known, though not every company could be asked. */
const LATEST_DAY = 3;

/** Whether those that could not be asked are waited for no longer. */
export const isLate = (day: string): boolean => Number(day.slice(8, 10)) >= LATEST_DAY;
