import type { ArticleCard, ArticleDetail, Author, AuthorFacts, Channel, Comment, CommentReply } from '@chippage/api/types';

const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 96"><path d="M20 12v70h108" fill="none" stroke="#7c8894" stroke-width="2"/><path d="M20 82 124 20" stroke="#007f5d" stroke-width="3"/><path d="M20 82 124 46" stroke="#616d7b" stroke-width="2"/></svg>',
)}`;

/** An article as a row of a list. */
export const sampleArticle = (own: Partial<ArticleCard> = {}): ArticleCard => ({
  id: 1,
  title: '3.3 V 线性稳压器怎么选：压差、静态电流与散热',
  summary: '六颗常用料放在一张表里，先看最低输入电压，再看电池能撑多久，最后算封装受不受得了。',
  coverUrl: cover,
  channel: { id: 3, key: 'linear', name: '线性稳压' },
  author: { id: 7, name: '周电源（示例）', isSample: true },
  source: '芯页编辑部（示例）',
  publishTime: '2026-11-12T01:10:00.000Z',
  isPinned: false,
  isAdvert: false,
  isAiGenerated: false,
  isOriginal: true,
  state: 'PUBLISHED',
  counters: { views: 1284, likes: 36, comments: 4 },
  tags: [{ mpn: 'AMS1117-3.3', partId: 5 }],
  ...own,
});

/** A few rows of a list, all different. */
export const sampleArticles: ArticleCard[] = [
  sampleArticle({ isPinned: true }),
  sampleArticle({
    id: 2,
    title: 'CAN 还是 RS-485：差的不只是一对双绞线',
    summary: '两者都用一对差分线，但 RS-485 只规定了电气层，CAN 连仲裁、校验和重发都规定好了。',
    coverUrl: null,
    author: { id: 8, name: '何总线（示例）', isSample: true },
    counters: { views: 862, likes: 21, comments: 0 },
  }),
  sampleArticle({
    id: 3,
    title: '潮敏等级和烘烤：拆开真空袋以后还有多少时间',
    summary: '看懂 MSL 等级、湿度卡和车间寿命，就知道什么时候要烘、烘多久。',
    coverUrl: null,
    isAiGenerated: true,
    counters: { views: 0, likes: 0, comments: 0 },
  }),
];

/** An author. */
export const sampleAuthor = (own: Partial<Author> = {}): Author => ({
  id: 7,
  name: '周电源（示例）',
  isSample: true,
  avatarUrl: null,
  field: '电源与热设计',
  intro: '虚构的编辑身份，用来展示文章页。写稳压、转换、去耦和散热。',
  articleCount: 12,
  followerCount: 34,
  isFollowed: false,
  isBlocked: false,
  newestTime: '2026-11-12T01:10:00.000Z',
  ...own,
});

const channel = (id: number, key: string, name: string, own: Partial<Channel> = {}): Channel => ({
  id,
  key,
  name,
  description: '',
  parentId: null,
  articleCount: 6,
  isFollowed: false,
  followOrder: null,
  children: [],
  ...own,
});

/** Channels of two levels. */
export const sampleChannels: Channel[] = [
  channel(1, 'basics', '数据手册与参数'),
  channel(2, 'power', '电源', { children: [channel(3, 'linear', '线性稳压', { parentId: 2 }), channel(4, 'switching', '开关电源', { parentId: 2 })] }),
  channel(5, 'interface', '接口与总线'),
  channel(6, 'selection', '选型与替代'),
];

const plain = (text: string) => ({ text, style: 'plain' as const, href: null });

/** A whole article. */
export const sampleDetail = (own: Partial<ArticleDetail> = {}): ArticleDetail => ({
  ...sampleArticle(),
  origin: 'original',
  sourceUrl: null,
  licence: null,
  ai: 'none',
  body: null,
  readingMinutes: 6,
  updateTime: '2026-11-20T06:10:00.000Z',
  blocks: [
    { kind: 'paragraph', words: [plain('给 3.3 V 的微控制器供电，最常见的是一颗三脚线性稳压器。')] },
    { kind: 'heading', level: 2, id: 'dropout', text: '先看压差' },
    {
      kind: 'paragraph',
      words: [
        plain('稳压器要正常工作，输入电压至少要比输出高出一个压差。'),
        { ...plain('AMS1117-3.3'), partId: 5 },
        plain(' 的压差约 1.3 V，单节锂电池因此带不动它。'),
      ],
    },
    {
      kind: 'table',
      head: [[plain('型号')], [plain('压差（mV）')]],
      rows: [
        [[{ ...plain('AMS1117-3.3'), partId: 5 }], [plain('1,300')]],
        [[plain('MCP1700T-3302E/TT')], [plain('350')]],
      ],
    },
    { kind: 'heading', level: 2, id: 'heat', text: '再算散热' },
    { kind: 'code', language: 'text', text: 'P = (Vin − 3.3 V) × I' },
    { kind: 'figure', src: cover, alt: '功耗随负载电流上升的三条直线', caption: '输出 3.3 V 时，功耗与负载电流的关系', width: 640, height: 427 },
  ],
  toc: [
    { id: 'dropout', text: '先看压差', level: 2 },
    { id: 'heat', text: '再算散热', level: 2 },
  ],
  corrections: [{ date: '2026-11-20', text: '更正表中 AMS1117-3.3 的封装。' }],
  parts: [
    {
      id: 5,
      mpn: 'AMS1117-3.3',
      brandId: 9,
      brandName: 'AMS',
      brandNameCn: null,
      category: 'power/ldo',
      categoryName: '线性稳压器 LDO',
      packageCase: 'SOT-223',
      lifecycle: 'active',
    },
  ],
  previous: { id: 11, title: '结温怎么算：热阻那一行要连着测试板一起看' },
  next: null,
  authorCard: sampleAuthor(),
  isLiked: false,
  isFollowed: false,
  isOnlyForAuthor: false,
  ...own,
});

/** An answer to a comment. */
export const sampleReply = (own: Partial<CommentReply> = {}): CommentReply => ({
  id: 31,
  articleId: 1,
  resourceId: null,
  postId: null,
  state: 'shown',
  content: '对，1,000 ÷ 5 = 200 小时，下一篇专门写这个。',
  writer: { id: 21, nickName: '陆工', avatar: null },
  isMine: false,
  refuseReason: null,
  likes: 5,
  isLiked: false,
  ipRegion: '浙江',
  createTime: '2026-11-21T01:00:00.000Z',
  parentId: 30,
  replyTo: null,
  ...own,
});

/** A comment. */
export const sampleComment = (own: Partial<Comment> = {}): Comment => ({
  id: 30,
  articleId: 1,
  resourceId: null,
  postId: null,
  state: 'shown',
  content: '电池供电的设备别忘了静态电流。\nAMS1117-3.3 待机就要 5 mA，1,000 mAh 的电池放着不动，8 天就空了。',
  writer: { id: 20, nickName: '示例用户甲', avatar: null },
  isMine: false,
  refuseReason: null,
  likes: 12,
  isLiked: false,
  ipRegion: '广东',
  createTime: '2026-11-21T00:00:00.000Z',
  replyCount: 1,
  replies: [sampleReply()],
  ...own,
});

/** What an author says of themselves. */
export const sampleAuthorFacts = (own: Partial<AuthorFacts> = {}): AuthorFacts => ({
  name: '陈工谈电源',
  field: '电源与热设计',
  intro: '在深圳做了十年开关电源，写怎样选料、怎样算损耗、怎样散热。',
  avatarUrl: null,
  ...own,
});
