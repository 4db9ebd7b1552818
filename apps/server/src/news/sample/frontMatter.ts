import { isPageAddress } from '../../platform/webAddress.ts';

/** What a file says of its article. */
export interface FrontMatter {
  title: string;
  summary: string;
  channel: string;
  author: string;
  publishTime: Date;
  tags: string[];
  cover: string | null;
  isPinned: boolean;
  isAdvert: boolean;
  isAi: boolean;
  origin: (typeof origins)[number];
  source: string;
  sourceUrl: string | null;
  corrections: { date: string; text: string }[];
}

const origins = ['original', 'reprint', 'translation', 'authorised'] as const;
const names = new Set('title summary channel author publishTime tags cover isPinned isAdvert isAi origin source sourceUrl corrections'.split(' '));
const OWN_SOURCE = '芯页编辑部（示例）';

/**
 * Reads an article's file: names and values between two lines of dashes, then Markdown.
 * @throws Error whose message says what is wrong.
 */
export function readFrontMatter(file: string): { matter: FrontMatter; markdown: string } {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || markdown === undefined) throw new Error('应以 --- 之间的开头起始');
  return { matter: toMatter(readLines(head)), markdown: markdown.trim() };
}

function readLines(head: string): Map<string, string> {
  const values = new Map<string, string>();
  let last = '';
  for (const line of head.split('\n')) {
    const [, name, value = ''] = /^([A-Za-z]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      if (!names.has(name)) throw new Error(`不认识“${name}”`);
      if (values.has(name)) throw new Error(`“${name}”写了两次`);
      values.set(name, value.trim());
      last = name;
    } else if (last === 'corrections' && /^\s+- /.test(line)) values.set(last, `${values.get(last)}\n${line.trim().slice(2)}`.trim());
    else if (line.trim() !== '') throw new Error(`看不懂“${line}”`);
  }
  return values;
}

function toMatter(values: Map<string, string>): FrontMatter {
  const text = (name: string, least: number, most: number) => {
    const value = values.get(name) ?? '';
    if ([...value].length < least || [...value].length > most) throw new Error(`${name} 应有 ${least}–${most} 字`);
    return value;
  };
  const flag = (name: string) => {
    const value = values.get(name) || 'false';
    if (value !== 'true' && value !== 'false') throw new Error(`${name} 只能是 true 或 false`);
    return value === 'true';
  };
  const publishTime = new Date(values.get('publishTime') ?? '');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(values.get('publishTime') ?? '') || Number.isNaN(publishTime.getTime()))
    throw new Error('publishTime 应是带时区的 ISO 8601 时间');
  const tags = [
    ...new Set(
      (/^\[(.*)\]$/.exec(values.get('tags') ?? '')?.[1] ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
  if (tags.length < 1 || tags.length > 8) throw new Error('tags 应是 1–8 个型号，例如 [LM317T, LM358DR]');
  const origin = origins.find((each) => each === (values.get('origin') || 'original'));
  if (!origin) throw new Error(`origin 只能是 ${origins.join('、')}`);
  const sourceUrl = values.get('sourceUrl') || null;
  if (sourceUrl !== null && !isPageAddress(sourceUrl)) throw new Error('sourceUrl 应是完整的网址');
  if ((origin !== 'original') !== (sourceUrl !== null) || (origin !== 'original' && !values.get('source')))
    throw new Error('不是原创的写明 source 和 sourceUrl');
  const cover = values.get('cover') || 'null';
  return {
    title: text('title', 6, 60),
    summary: text('summary', 20, 140),
    channel: text('channel', 1, 40),
    author: text('author', 1, 40),
    publishTime,
    tags,
    cover: cover === 'null' ? null : cover,
    isPinned: flag('isPinned'),
    isAdvert: flag('isAdvert'),
    isAi: flag('isAi'),
    origin,
    source: values.get('source') || OWN_SOURCE,
    sourceUrl,
    corrections: (values.get('corrections') ?? '').split('\n').filter(Boolean).map(toCorrection),
  };
}

function toCorrection(line: string): { date: string; text: string } {
  const [, date = '', text = ''] = /^(\d{4}-\d\d-\d\d)\s+(\S.*)$/.exec(line) ?? [];
  if (date === '') throw new Error('更正应是“日期 一句话”');
  return { date, text };
}
