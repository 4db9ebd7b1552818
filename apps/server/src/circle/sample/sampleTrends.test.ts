import { expect, it } from 'vitest';
import { startingGroups } from '../groups/startingGroups.ts';
import { sampleGroup, sampleTrends } from './sampleTrends.ts';

it.each(sampleTrends)('$group $name 写明是示例，圈子都在，引用的在它前面', ({ group, name, content, quotes }) => {
  expect([...startingGroups, sampleGroup].map(({ key }) => key)).toContain(group);
  expect(name).toContain('示例');
  expect(content).toContain('示例内容');
  expect(quotes ?? -1).toBeLessThan(sampleTrends.findIndex((each) => each.content === content));
});
