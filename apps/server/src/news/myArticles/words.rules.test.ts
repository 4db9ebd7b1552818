import { describe, expect, it } from 'vitest';
import type { ArticleDocument } from '@chippage/api/articleDocument';
import { wordsOf } from '../../../test/writing.ts';
import type { Words } from './myArticles.schema.ts';
import { isSame, missing, picturesOf, tidied } from './words.rules.ts';

const now = new Date('2026-11-29T00:00:00Z');
const document: ArticleDocument = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '稳压器'.repeat(40) }] }] };
const written = (own: Partial<Words> = {}): Words => ({ ...wordsOf(), channelIds: [1], document, ...own });
const fieldsOf = (words: Words) => missing(words, now).map(({ field }) => field);

describe('一篇文章的文字', () => {
  it('标签和编号各一次，看不见的字去掉，没有字的标签去掉', () => {
    const words = tidied(written({ title: ' 标\u200b题\u202e ', tags: ['LDO', 'LDO ', '——'], channelIds: [3, 3, 1], partIds: [7, 7] }));
    expect(words).toMatchObject({ title: '标题', tags: ['LDO'], channelIds: [3, 1], partIds: [7] });
  });

  it('字段的次序不算改动，内容算', () => {
    const { title, ...others } = written();
    expect(isSame(written(), { ...others, title })).toBe(true);
    expect(isSame(written(), written({ tags: ['LDO'] }))).toBe(false);
    const swapped = { content: written().document.content, type: 'doc' } as const;
    expect(isSame(written(), written({ document: swapped }))).toBe(true);
  });

  it('封面和正文的图各算一次', () => {
    const figure = (figureId: number) => ({ type: 'figure' as const, attrs: { figureId, alt: '图', caption: '' } });
    expect(picturesOf(written({ coverId: 3, document: { type: 'doc', content: [figure(3), figure(5), figure(5)] } }))).toEqual([3, 5]);
  });

  it.each([
    ['齐了', {}, []],
    ['转载没有来源', { origin: 'reprint' }, ['source', 'sourceUrl', 'licence']],
    ['授权的不必有链接', { origin: 'authorised', source: '某公司', licence: '书面授权' }, []],
    ['翻译要有原文', { origin: 'translation', source: '某公司', licence: 'CC BY 4.0' }, ['sourceUrl']],
    ['过去的时间就是马上', { publishTime: '2020-01-01T00:00:00Z' }, []],
    ['正好 90 天', { publishTime: '2027-02-27T00:00:00Z' }, []],
    ['超过 90 天', { publishTime: '2027-02-27T00:00:01Z' }, ['publishTime']],
    ['没有频道', { channelIds: [] }, ['channelIds']],
  ] as [string, Partial<Words>, string[]][])('%s', (_name, own, expected) => {
    expect(fieldsOf(written(own))).toEqual(expected);
  });
});
