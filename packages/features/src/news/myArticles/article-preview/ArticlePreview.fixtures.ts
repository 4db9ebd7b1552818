import { drawDocument } from '@chippage/api/articleDocument';
import { sampleDocument } from '../rich-text-field/RichTextField.fixtures.ts';

/** An own article as readers will see it. */
export const previewSample = {
  id: 31,
  title: '换料之前先看压差',
  summary: '三步看懂 LDO 的输入电压。',
  coverUrl: null,
  channels: [{ id: 1, key: 'power', name: '电源' }],
  authorName: '陈工谈电源',
  origin: 'original' as const,
  source: '',
  sourceUrl: null,
  licence: null,
  ai: 'part' as const,
  tags: [],
  body: drawDocument(sampleDocument),
  toc: [],
  readingMinutes: 3,
  saveTime: '2026-11-20T06:10:00.000Z',
};
