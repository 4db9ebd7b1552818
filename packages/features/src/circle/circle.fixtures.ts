import type { SilencedMember, Trend, TrendGroup, TrendGroupDetail, TrendVersion } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS, MINUTE_MS } from '../parts/loaded/loaded.fixtures.ts';

const power = { id: 1, name: '电源设计' };

/** A post as others see it. */
export const plainTrend: Trend = {
  id: 21,
  group: power,
  writer: { id: 7, nickName: '芯友小林', avatar: null },
  isSample: false,
  state: 'shown',
  refuseReason: null,
  content: 'DC-DC 轻载啸叫，换了电感没用，最后是输出陶瓷电容的压电效应。\n改成两颗并联、分开放在板子两面，声音基本听不到了。资料见 https://example.com/an-17',
  pictures: [],
  links: ['https://example.com/an-17'],
  tags: [
    { kind: 'part', id: 101, name: 'TPS54331' },
    { kind: 'brand', id: 3, name: 'Texas Instruments' },
  ],
  poll: null,
  quote: null,
  visibility: 'public',
  isClosed: false,
  likes: 12,
  comments: 3,
  isLiked: false,
  isMine: false,
  ipRegion: '广东',
  createTime: ago(2 * HOUR_MS),
  editTime: null,
  editableUntil: null,
};

/** Nine pictures; a drawn one stands for each. */
const picture = (id: number) => ({
  id,
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="120" height="90"%3E%3Crect width="120" height="90" fill="%23789"/%3E%3C/svg%3E',
  alt: `示波器截图 ${id}`,
  width: 120,
  height: 90,
});

/** Its writer sees it: with pictures, and the words may still be changed. */
export const ownTrend: Trend = {
  ...plainTrend,
  id: 22,
  content: '九张截图，从上电到满载。',
  links: [],
  tags: [],
  pictures: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(picture),
  isMine: true,
  createTime: ago(5 * MINUTE_MS),
  editTime: ago(2 * MINUTE_MS),
  editableUntil: ago(-10 * MINUTE_MS),
};

/** A poll of the sample in which the member has not voted. */
export const pollTrend: Trend = {
  ...plainTrend,
  id: 23,
  writer: { id: 0, nickName: '示例会员·何采购', avatar: null },
  isSample: true,
  content: '做国产替代验证，你们最看重哪一项？',
  links: [],
  tags: [],
  ipRegion: null,
  poll: {
    options: [
      { id: 1, text: '长期供货', votes: null },
      { id: 2, text: '参数余量', votes: null },
      { id: 3, text: '资料和支持', votes: null },
    ],
    endTime: ago(-3 * DAY_MS),
    isOver: false,
    chosenId: null,
    votes: 10,
  },
};

/** The same after a vote. */
export const votedTrend: Trend = {
  ...pollTrend,
  poll: {
    options: [
      { id: 1, text: '长期供货', votes: 6 },
      { id: 2, text: '参数余量', votes: 3 },
      { id: 3, text: '资料和支持', votes: 2 },
    ],
    endTime: ago(-3 * DAY_MS),
    isOver: false,
    chosenId: 1,
    votes: 11,
  },
};

/** It quotes another. */
export const quotingTrend: Trend = {
  ...plainTrend,
  id: 24,
  content: '补充：选电容时看直流偏压曲线。',
  links: [],
  tags: [],
  quote: { id: 21, content: plainTrend.content, writerName: '芯友小林', createTime: ago(DAY_MS) },
};

/** One that an operator looks at. */
export const pendingTrend: Trend = {
  ...ownTrend,
  id: 25,
  pictures: [],
  state: 'pending',
  content: '链接 https://example.com/3',
  links: ['https://example.com/3'],
};

/** Groups as the list shows them. */
export const sampleGroups: readonly TrendGroup[] = [
  { ...power, intro: '开关电源、LDO、电池管理和保护电路：拓扑、布局、热和 EMI。', members: 1280, trends: 356, isFollowed: true, isSample: false },
  { id: 2, name: 'MCU 与嵌入式', intro: '单片机选型、驱动、RTOS 和低功耗。', members: 960, trends: 211, isFollowed: false, isSample: false },
  { id: 11, name: '示例圈子', intro: '用来试用的圈子，里面的动态都是虚构的。', members: 0, trends: 1, isFollowed: false, isSample: true },
];

/** One group. */
export const sampleGroup: TrendGroupDetail = { ...sampleGroups[0]!, rules: '只发与本圈有关的内容；不发广告和联系方式；对事不对人。' };

/** What a post said before. */
export const sampleVersions: readonly TrendVersion[] = [{ content: '九张截图，从上电到空载。', time: ago(5 * MINUTE_MS) }];

/** Whom a member muted and blocked. */
export const sampleSilenced: readonly SilencedMember[] = [
  { id: 31, nickName: '刷屏的人', avatar: null, kind: 'mute', createTime: ago(DAY_MS) },
  { id: 32, nickName: '骂人的人', avatar: null, kind: 'block', createTime: ago(3 * DAY_MS) },
];

/** Dialogs of which none is open. */
export const noDialogs = {
  asked: null,
  onEnd: () => {},
  onChange: async () => {},
  onRemove: async () => {},
  onReport: () => {},
  onBlock: async () => {},
  onReadHistory: async () => sampleVersions,
};
