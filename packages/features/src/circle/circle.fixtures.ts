import type { CircleGroup, CirclePoll, CirclePost, HiddenMember } from '@chippage/api/types';
import { ago, HOUR_MS, MINUTE_MS } from '../parts/loaded/loaded.fixtures.ts';

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#e9edf2"/><path d="M20 160 L80 60 L140 180 L200 70 L300 150" fill="none" stroke="${colour}" stroke-width="6"/></svg>`)}`;
const colours = ['#222c38', '#4a5765', '#007f5d', '#096acb', '#7a4a00', '#5b3fa0', '#8a1f2d', '#1f6f8a', '#3d6b1f'];

/** Pictures of a post. */
export const samplePictures = (count: number): CirclePost['pictures'] =>
  colours.slice(0, count).map((colour, at) => ({ id: at + 1, url: drawn(colour), width: 320, height: 240, alt: `第 ${at + 1} 路输出的纹波，20 MHz 带宽` }));

/** A poll that the reader has not voted in. */
export const samplePoll = (own: Partial<CirclePoll> = {}): CirclePoll => ({
  question: '样机阶段最常用的调试方式',
  endTime: ago(-5 * 24 * HOUR_MS),
  isEnded: false,
  total: 42,
  votedId: null,
  options: [
    { id: 1, text: 'SWD 加断点', votes: null },
    { id: 2, text: '串口日志', votes: null },
    { id: 3, text: '逻辑分析仪', votes: null },
  ],
  ...own,
});

/** A post of another member. */
export const samplePost = (own: Partial<CirclePost> = {}): CirclePost => ({
  id: 7,
  group: { id: 1, name: '电源与模拟' },
  writer: { id: 21, nickName: '陆工', avatar: null },
  content: 'LM2596S-3.3 的纹波对不上手册，九成是测法：示波器地线夹子的环路能收进来 50 mV。\n换成弹簧地针，带宽限到 20 MHz 再看。',
  pictures: [],
  topics: [{ kind: 'part', id: 12, label: 'LM2596S-3.3' }],
  poll: null,
  quoted: null,
  visibility: 'everyone',
  state: 'shown',
  refuseReason: null,
  isMine: false,
  likes: 12,
  isLiked: false,
  comments: 3,
  areCommentsClosed: false,
  ipRegion: '江苏',
  createTime: ago(3 * HOUR_MS),
  editTime: null,
  editableUntil: null,
  isSample: false,
  ...own,
});

/** A post of the reader's own, written a moment ago. */
export const sampleOwnPost = (own: Partial<CirclePost> = {}): CirclePost =>
  samplePost({ id: 8, isMine: true, createTime: ago(2 * MINUTE_MS), editableUntil: ago(-13 * MINUTE_MS), ...own });

/** A group. */
export const sampleGroup = (own: Partial<CircleGroup> = {}): CircleGroup => ({
  id: 1,
  name: '电源与模拟',
  intro: '开关电源、LDO、运放、基准和信号链：选型、环路、纹波、热设计。',
  rules: '说清型号、条件和现象，最好带上波形、照片或数据\n引用资料写明出处，不发有版权的完整文件',
  members: 1280,
  posts: 356,
  isFollowed: false,
  ...own,
});

/** Some groups. */
export const sampleGroups: readonly CircleGroup[] = [
  sampleGroup(),
  sampleGroup({ id: 2, name: '单片机与嵌入式', intro: 'MCU、RTOS、驱动、低功耗和调试。', members: 980, posts: 410, isFollowed: true }),
  sampleGroup({ id: 5, name: 'PCB 与工艺', intro: '布局布线、叠层、焊接、可制造性和返修。', members: 620, posts: 203 }),
];

/** Members that one keeps away from. */
export const sampleHidden: readonly HiddenMember[] = [
  { id: 31, nickName: '示例用户甲', avatar: null, distance: 'mute', createTime: ago(30 * HOUR_MS) },
  { id: 32, nickName: '示例用户乙', avatar: null, distance: 'block', createTime: ago(90 * HOUR_MS) },
];
