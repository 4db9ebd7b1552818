import type {
  Category,
  Lesson,
  OwnResource,
  OwnResourceDetail,
  PopularAuthor,
  ResourceCard,
  ResourceDetail,
  ResourceIndex,
  SeriesCard,
  SeriesDetail,
  FilePreview,
  UsedPart,
} from '@chippage/api/types';
import { sampleBlocks } from '../prose/Prose.fixtures.ts';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" viewBox="0 0 640 320"><rect width="640" height="320" fill="#fff"/><path d="M40 160h120M480 160h120M320 220v60" stroke="#1b2733" stroke-width="3"/><rect x="160" y="100" width="320" height="120" fill="none" stroke="#1b2733" stroke-width="3"/><text x="250" y="168" font-size="28" fill="#1b2733">TLV75733</text></svg>',
)}`;
const sha256 = 'a3f1c2d4e5f60718293a4b5c6d7e8f90123456789abcdef0123456789abcdef0';

/** A resource as a row of a list. */
export const sampleResource = (own: Partial<ResourceCard> = {}): ResourceCard => ({
  id: 12,
  kind: 'scheme',
  title: '3.3 V 低压差稳压（TLV75733）',
  summary: '5 V 转 3.3 V，1 A，输入输出各一颗 1 µF，热阻和压差怎么算，带使能和放电。',
  field: 'power',
  level: 'beginner',
  coverUrl: drawn,
  author: { id: 7, name: '周电源（示例）' },
  isSample: true,
  licence: 'CC-BY-4.0',
  tags: ['LDO', '3.3 V'],
  sizeBytes: 12_480,
  fileCount: 2,
  lessonCount: 0,
  downloads: 128,
  rating: { average: 4.5, count: 12, mine: null },
  publishTime: '2026-11-12T01:10:00.000Z',
  ...own,
});

/** One of every kind. */
export const sampleResources: ResourceCard[] = [
  sampleResource(),
  sampleResource({
    id: 13,
    kind: 'course',
    title: '十课读懂数据手册',
    coverUrl: null,
    lessonCount: 10,
    fileCount: 10,
    level: 'intermediate',
    rating: { average: null, count: 0, mine: null },
    downloads: 0,
  }),
  sampleResource({ id: 14, kind: 'original', title: 'CAN 位时间设置', field: 'interface', coverUrl: null, fileCount: 1, licence: 'CC0-1.0', isSample: false }),
];

/** A circuit scheme whole. */
export const sampleScheme = (own: Partial<ResourceDetail> = {}): ResourceDetail => ({
  ...sampleResource(),
  blocks: sampleBlocks,
  toc: [],
  drawing: { src: drawn, alt: 'TLV75733 稳压电路：5 V 从左边进，3.3 V 从右边出', width: 640, height: 320 },
  bom: [
    { reference: 'U1', quantity: 1, value: '3.3 V 1 A', packageCase: 'SOT-23-5', mpn: 'TLV75733PDBVR', maker: 'TI', note: '', partId: 5 },
    { reference: 'C1,C2', quantity: 2, value: '1 µF 10 V', packageCase: '0603', mpn: 'NO-SUCH-1', maker: 'Yageo', note: '靠近引脚', partId: null },
  ],
  columns: [],
  files: [
    { id: 31, name: 'tlv75733-ldo-3v3.svg', type: 'image/svg+xml', sizeBytes: 9800, sha256, hasPreview: true, rowCount: null },
    { id: 32, name: 'tlv75733-ldo-3v3.bom.csv', type: 'text/csv', sizeBytes: 2680, sha256, hasPreview: true, rowCount: 2 },
  ],
  lessons: [],
  progress: null,
  parts: [
    {
      id: 5,
      mpn: 'TLV75733PDBVR',
      brandId: 1,
      brandName: 'TI',
      brandNameCn: '德州仪器',
      category: 'power/ldo',
      categoryName: '线性稳压器',
      packageCase: 'SOT-23-5',
      lifecycle: 'active',
    },
  ],
  source: null,
  updateTime: '2026-11-13T01:10:00.000Z',
  series: [{ id: 2, title: '从零做一个 3.3 V 电源' }],
  state: 'published',
  isMine: false,
  isPreview: false,
  ...own,
});

/** Original data whole. */
export const sampleData = (own: Partial<ResourceDetail> = {}): ResourceDetail =>
  sampleScheme({
    ...sampleResource({ id: 14, kind: 'original', title: 'CAN 位时间设置', field: 'interface', coverUrl: null }),
    drawing: null,
    bom: [],
    parts: [],
    series: [],
    source: '按文中公式由程序逐行计算',
    columns: [
      { name: 'CAN 时钟 (MHz)', type: 'number', unit: 'MHz', description: '进入 CAN 控制器的时钟', min: 36, max: 80, missing: 0 },
      { name: '说明', type: 'text', unit: null, description: null, min: null, max: null, missing: 3 },
    ],
    files: [{ id: 41, name: 'can-bit-timing.csv', type: 'text/csv', sizeBytes: 1810, sha256, hasPreview: true, rowCount: 60 }],
    ...own,
  });

/** A file that is looked at: of a table the beginning. */
export const samplePreview = (own: Partial<FilePreview> = {}): FilePreview => ({
  fileId: 41,
  name: 'can-bit-timing.csv',
  table: {
    columns: ['CAN 时钟 (MHz)', '速率 (kbit/s)', '说明'],
    rows: Array.from({ length: 50 }, (_, at) => ['36', `${125 + at}`, at % 3 === 0 ? '' : '常用']),
    rowCount: 60,
  },
  text: null,
  picture: null,
  archive: null,
  ...own,
});

const lessons = ['极限值', '推荐条件', '曲线'].map((title, at) => ({ no: at + 1, title, minutes: 4 + at, isRead: at === 0 }));

/** A course whole. */
export const sampleCourse = (own: Partial<ResourceDetail> = {}): ResourceDetail =>
  sampleScheme({
    ...sampleResource({ id: 13, kind: 'course', title: '三课读懂数据手册', lessonCount: 3, coverUrl: null }),
    drawing: null,
    bom: [],
    lessons,
    progress: { readCount: 1, lessonCount: 3, nextNo: 2 },
    ...own,
  });

/** A lesson in the middle of its course. */
export const sampleLesson = (own: Partial<Lesson> = {}): Lesson => ({
  no: 2,
  title: '推荐条件',
  minutes: 5,
  isRead: false,
  courseId: 13,
  courseTitle: '三课读懂数据手册',
  blocks: sampleBlocks,
  toc: [
    { id: 'input', text: '输入电压', level: 2 },
    { id: 'steps', text: '步骤', level: 3 },
  ],
  parts: [],
  lessons,
  progress: { readCount: 1, lessonCount: 3, nextNo: 2 },
  previous: lessons[0]!,
  next: lessons[2]!,
  ...own,
});

/** A column. */
export const sampleSeries = (own: Partial<SeriesCard> = {}): SeriesCard => ({
  id: 2,
  title: '从零做一个 3.3 V 电源',
  summary: '先选稳压器，再算散热和去耦，最后照着方案做出来、量一遍。',
  field: 'power',
  author: { id: 7, name: '周电源（示例）' },
  isSample: true,
  articleCount: 3,
  resourceCount: 2,
  updateTime: '2026-11-12T01:10:00.000Z',
  ...own,
});

/** A column whole. */
export const sampleSeriesDetail = (own: Partial<SeriesDetail> = {}): SeriesDetail => ({
  ...sampleSeries(),
  items: [
    { no: 1, article: null, resource: sampleResource() },
    { no: 2, article: null, resource: sampleResources[2]! },
  ],
  ...own,
});

/** The front page. */
export const sampleIndex: ResourceIndex = {
  counts: [
    { kind: 'scheme', count: 20 },
    { kind: 'course', count: 6 },
    { kind: 'original', count: 19 },
    { kind: 'datum', count: 15 },
  ],
  schemes: [sampleResources[0]!],
  courses: [sampleResources[1]!],
  data: [sampleResources[2]!],
  series: [sampleSeries()],
};

/** Own resources in every state. */
export const ownResources: OwnResource[] = (['reviewing', 'refused', 'published', 'withdrawn'] as const).map((state, at) => ({
  id: 60 + at,
  kind: 'scheme',
  title: ['十二伏转三点三伏', '一路热电偶放大', '电机驱动板', '老的一版'][at] ?? '',
  state,
  reason: state === 'refused' ? '请写清楚输入电压的范围' : null,
  takenDown: null,
  downloads: at * 12,
  fileCount: 2,
  rating: { average: null, count: 0, mine: null },
  submitTime: '2026-11-20T01:10:00.000Z',
}));

/** One of them with what its form holds. */
export const ownResource: OwnResourceDetail = {
  ...ownResources[1]!,
  summary: '热电偶信号放大到零到三伏，带断偶检测，做过十块。',
  field: 'sensor',
  level: 'intermediate',
  licence: 'CERN-OHL-P-2.0',
  tags: ['热电偶', '放大'],
  markdown: '## 说明\n\n先看输入。',
  source: '实测',
  files: sampleScheme().files,
};

/** Two categories of the catalogue. */
export const sampleCategories: Category[] = [
  {
    id: 'power',
    no: 2,
    name: '电源管理',
    nameEn: 'Power',
    parentId: null,
    count: 12_480,
    children: [
      { id: 'power/ldo', no: 21, name: '线性稳压器', nameEn: 'LDO', parentId: 'power', count: 3210, children: [] },
      { id: 'power/dcdc', no: 22, name: '直流转换器', nameEn: 'DC-DC', parentId: 'power', count: 9270, children: [] },
    ],
  },
  { id: 'mcu', no: 3, name: '单片机', nameEn: 'MCU', parentId: null, count: 0, children: [] },
];

/** An author who is read much. */
export const samplePopularAuthor = (own: Partial<PopularAuthor> = {}): PopularAuthor => ({
  id: 7,
  name: '周电源（示例）',
  isSample: true,
  avatarUrl: null,
  field: '电源与热设计',
  intro: '虚构的编辑身份，用来展示文章页。写稳压、转换、去耦和散热。',
  articleCount: 9,
  followerCount: 12,
  isFollowed: false,
  isBlocked: false,
  newestTime: '2026-11-12T01:10:00.000Z',
  place: 1,
  resourceCount: 8,
  views: 1284,
  downloads: 36,
  best: [
    { id: 12, kind: 'scheme', title: 'TLV75733 稳压电路' },
    { id: 13, kind: 'course', title: '三课读懂数据手册' },
  ],
  ...own,
});

/** A part that resources name. */
export const sampleUsedPart = (own: Partial<UsedPart> = {}): UsedPart => ({
  part: sampleScheme().parts[0]!,
  resourceCount: 4,
  resources: [{ id: 12, kind: 'scheme', title: 'TLV75733 稳压电路' }],
  ...own,
});
