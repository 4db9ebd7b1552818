/** A feed before it is written down; every address is whole. */
export interface Feed {
  title: string;
  homeUrl: string;
  selfUrl: string;
  /** Never changes, whatever the format. */
  id: string;
  /** Null when there is nothing yet. */
  updated: string | null;
  entries: FeedEntry[];
}

/** An article in a feed. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  author: string;
  channel: string;
  published: string;
  imageUrl: string | null;
  tags: string[];
  /** What the law wants said of it. */
  labels: string[];
}

/** Text for XML: its five signs, and without what XML cannot hold. */
const xml = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replaceAll(/[<>&'"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const labelled = ({ labels, summary }: FeedEntry) => [...labels.map((label) => `〔${label}〕`), summary].join('');

/** RFC 4287. */
export function toAtom({ title, homeUrl, selfUrl, id, updated, entries }: Feed): string {
  const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;
  const items = entries.map((entry) =>
    [
      '<entry>',
      element('title', entry.title),
      `<link href="${xml(entry.url)}"/>`,
      element('id', entry.url),
      element('published', entry.published),
      element('updated', entry.published),
      `<author>${element('name', entry.author)}</author>`,
      `<category term="${xml(entry.channel)}"/>`,
      ...entry.tags.map((tag) => `<category term="${xml(tag)}"/>`),
      element('summary', labelled(entry)),
      '</entry>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    element('title', title),
    element('id', id),
    `<link rel="self" type="application/atom+xml" href="${xml(selfUrl)}"/><link rel="alternate" type="text/html" href="${xml(homeUrl)}"/>`,
    element('updated', updated ?? '1970-01-01T00:00:00.000Z'),
    ...items,
    '</feed>\n',
  ].join('\n');
}

/** JSON Feed 1.1. */
export function toJsonFeed({ title, homeUrl, selfUrl, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeUrl,
    feed_url: selfUrl,
    language: 'zh-CN',
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: labelled(entry),
      summary: labelled(entry),
      ...(entry.imageUrl !== null && { image: entry.imageUrl }),
      date_published: entry.published,
      authors: [{ name: entry.author }],
      tags: [entry.channel, ...entry.tags],
    })),
  });
}
