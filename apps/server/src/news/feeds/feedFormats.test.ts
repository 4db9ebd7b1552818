// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type Feed, toAtom, toJsonFeed } from './feedFormats.ts';

const page = 'https://www.example.com/news/article-details/1?a=1&b=2';
const feed: Feed = {
  title: '芯页 · 电源',
  homeUrl: 'https://www.example.com/news/channel/2',
  selfUrl: 'https://www.example.com/api/news/feed.atom?channelId=2',
  id: 'https://www.example.com/api/news/feed.atom?channelId=2',
  updated: '2026-11-02T01:00:00.000Z',
  entries: [
    {
      url: page,
      title: '<b>降压 & 升压</b>\u0001"\ud800',
      summary: ']]><script>alert(1)</script>',
      author: '林研（示例）',
      channel: '电源',
      published: '2026-11-02T01:00:00.000Z',
      imageUrl: null,
      tags: ['LM317T', '"><x'],
      labels: ['广告'],
    },
  ],
};

it('Atom 是合格的 XML：该有的都有，文字还是文字', () => {
  const xml = new DOMParser().parseFromString(toAtom(feed), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['title', 'id', 'updated', 'link[rel=self]', 'link[rel=alternate]']) expect(xml.querySelector(`feed > ${name}`), name).not.toBeNull();
  expect(xml.querySelector('entry > title')?.textContent).toBe('<b>降压 & 升压</b>"');
  expect(xml.querySelector('entry > summary')?.textContent).toBe('〔广告〕]]><script>alert(1)</script>');
  expect(xml.querySelector('entry > link')?.getAttribute('href')).toBe(page);
  expect(xml.querySelector('entry > id')?.textContent).toBe(page);
  expect([...xml.querySelectorAll('category')].map((category) => category.getAttribute('term'))).toEqual(['电源', 'LM317T', '"><x']);
  expect(xml.querySelector('entry > author > name')?.textContent).toBe('林研（示例）');
  expect(xml.querySelectorAll('script')).toHaveLength(0);
});

it('空的也合格', () => {
  const xml = new DOMParser().parseFromString(toAtom({ ...feed, updated: null, entries: [] }), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.querySelector('feed > updated')?.textContent).toMatch(/^\d{4}-/);
});

it('JSON Feed 带着标注和地址', () => {
  expect(JSON.parse(toJsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ id: page, url: page, content_text: expect.stringContaining('〔广告〕'), authors: [{ name: '林研（示例）' }], tags: ['电源', 'LM317T', '"><x'] }],
  });
});
