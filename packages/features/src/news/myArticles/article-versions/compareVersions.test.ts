import { expect, test } from 'vitest';
import { emptyFacts, emptyText } from '../article-editor/articleWords.ts';
import { compareVersions } from './compareVersions.ts';

const now = { facts: { ...emptyFacts, title: '换料' }, document: emptyText };

test('一样的说一样', () => expect(compareVersions({ facts: { ...now.facts }, document: { ...emptyText } }, now).isSame).toBe(true));
test('只换了封面和频道也是变了', () => {
  const { isSame, facts, choices } = compareVersions({ facts: { ...now.facts, coverId: 3, channelIds: [2] }, document: emptyText }, now);
  expect({ isSame, facts, choices }).toEqual({ isSame: false, facts: [], choices: ['factChannels', 'factCover'] });
});
test('题目一个字一个字说', () =>
  expect(compareVersions({ facts: { ...now.facts, title: '换' }, document: emptyText }, now).facts).toEqual([
    {
      name: 'factTitle',
      pieces: [
        { kind: 'same', text: '换' },
        { kind: 'added', text: '料' },
      ],
    },
  ]));
