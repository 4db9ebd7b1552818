import type { Page } from '@playwright/test';
import { asMember } from './people.ts';

/** The words of an article that may be handed in, but for a channel and what a test says of it. */
const articleWords = (text: string) => ({
  title: '换料之前先看压差',
  summary: '三步看懂 LDO 的输入电压。',
  channelIds: [] as number[],
  coverId: null,
  origin: 'original',
  source: '',
  sourceUrl: '',
  licence: '',
  ai: 'none',
  tags: ['LDO'],
  partIds: [],
  publishTime: null,
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

/** Begins an article for the member of a window. @returns its number */
export async function beginArticle(page: Page): Promise<number> {
  const { id } = await asMember<{ id: number }>(page, '/my/article/add', { json: articleWords('压差写在电气特性表里。') });
  return id;
}
