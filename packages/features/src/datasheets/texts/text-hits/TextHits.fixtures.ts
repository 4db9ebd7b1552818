import type { TextHit } from '@chippage/api/types';
import type { FoundTextHits } from './TextHits.tsx';

const excerpt =
  '…Enable the spread spectrum clock to lower the radiated emission. With SSCG on, the PLL output is modulated around the centre frequency by ±1 %…';

/** A document with two pages that have the words. */
export const sampleTextHit = (more: Partial<TextHit> = {}): TextHit => ({
  id: 41,
  title: 'EX32F103 数据手册（样例）',
  docType: 'datasheet',
  language: 'en',
  version: 'Rev. B',
  brandId: 3,
  brandName: 'Example Semiconductor',
  brandNameCn: '例芯半导体',
  mpns: ['EX32F103C8T6', 'EX32F103CBT6'],
  pageCount: 96,
  isSample: true,
  hitPages: 2,
  hits: [
    { page: 12, excerpt, excerptMarks: [{ from: 12, to: 27 }], phrase: 'spread spectrum' },
    { page: 58, excerpt: 'Spread-Spectrum modulation depth', excerptMarks: [{ from: 0, to: 15 }], phrase: 'Spread-Spectrum' },
  ],
  ...more,
});

/** What a search finds. */
export const sampleTextHits = (more: Partial<FoundTextHits> = {}): FoundTextHits => ({
  data: [
    sampleTextHit(),
    sampleTextHit({ id: 42, title: 'EX7805 线性稳压器数据手册（样例）', mpns: ['EX7805'], version: null, pageCount: null, hitPages: 9, language: 'zh' }),
  ],
  totalRecord: 2,
  hitPages: 11,
  isPartial: false,
  categories: [
    { id: 'mcu/arm-32', name: 'ARM 单片机', count: 1 },
    { id: 'power/ldo', name: '线性稳压器', count: 1 },
  ],
  brands: [{ id: '3', name: '例芯半导体', count: 2 }],
  searchable: 318,
  withoutText: 4,
  unread: 0,
  ...more,
});
