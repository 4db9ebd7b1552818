import { expect, test } from 'vitest';
import { sampleChannels } from '../../news.fixtures.ts';
import { ownChannels } from './ownChannels.ts';

const channels = sampleChannels.slice(0, 3).map((channel, index) => ({ ...channel, id: index + 1 }));
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id).join('');

test.each([
  [null, '123'],
  ['3,1', '312'],
  ['3,99,2,1', '321'],
  ['坏的', '123'],
])('访客：这个浏览器记着 %s，频道是 %s', (stored, order) => {
  expect(idsOf(ownChannels(channels, { isMember: false, stored }).movable)).toBe(order);
});

test('会员：关注的在前，按自己的顺序；不看这个浏览器记着什么', () => {
  const followed = channels.map((channel) => ({ ...channel, isFollowed: channel.id > 1, followOrder: channel.id > 1 ? 3 - channel.id : null }));
  const { movable, others } = ownChannels(followed, { isMember: true, stored: '2,3,1' });
  expect([idsOf(movable), idsOf(others)]).toEqual(['32', '1']);
});
