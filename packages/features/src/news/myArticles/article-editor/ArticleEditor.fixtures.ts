import { emptyFacts, type OwnArticleFacts } from './articleWords.ts';

/** What is said of a half-written article. */
export const sampleFacts = { ...emptyFacts, title: '换料之前先看压差', summary: '三步看懂 LDO 的输入电压。', channelIds: [1], tags: ['LDO'] };

/** Where an own article stands. */
export const sampleStanding = (own: Partial<OwnArticleFacts> = {}): OwnArticleFacts => ({
  id: 31,
  version: 4,
  state: 'DRAFT',
  change: null,
  reason: null,
  takenDown: null,
  actions: ['edit', 'submit', 'remove'],
  saveTime: '2026-11-20T06:10:00.000Z',
  publishedTime: null,
  ...own,
});
