import type { ChatCard, ChatFile, ChatMessage, ChatParty, Conversation } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS, MINUTE_MS } from '../parts/loaded/loaded.fixtures.ts';

/** A merchant to talk to. */
const beichen: ChatParty = {
  kind: 'merchant',
  id: 12,
  name: '北辰电子',
  company: null,
  avatar: null,
  isVerified: true,
  isSample: true,
  href: '/mall/merchant/12',
};

/** A buyer at a company. */
export const zhou: ChatParty = {
  kind: 'member',
  id: 31,
  name: '周岚',
  company: '苏州澄湖自动化有限公司',
  avatar: null,
  isVerified: false,
  isSample: true,
  href: null,
};

const operators: ChatParty = { kind: 'operator', id: null, name: '芯页客服', company: null, avatar: null, isVerified: true, isSample: false, href: null };

const lin: ChatParty = {
  kind: 'company',
  id: 5,
  name: '深圳明川科技有限公司',
  company: null,
  avatar: null,
  isVerified: true,
  isSample: true,
  href: '/inquiry/corporateHome/5',
};

/** A quote as a card. */
export const quoteCard: ChatCard = {
  kind: 'quote',
  id: 71,
  isAvailable: true,
  title: 'TPS62130ARGTR 报价',
  stateText: '等待答复',
  facts: [
    { name: '数量', value: '3,000' },
    { name: '单价', value: '¥4.86' },
    { name: '交期', value: '5 天' },
  ],
  href: '/userCenter/inquiryManage/quotes/71',
};

/** A part as a card. */
export const partCard: ChatCard = {
  kind: 'part',
  id: 1,
  isAvailable: true,
  title: 'STM32F103C8T6',
  stateText: '量产',
  facts: [
    { name: '品牌', value: 'ST' },
    { name: '封装', value: 'LQFP-48' },
  ],
  href: '/datasheet/datasheetDetail/1',
};

/** A thing that is gone. */
export const goneCard: ChatCard = { kind: 'order', id: 9, isAvailable: false, title: '', stateText: '', facts: [], href: null };

/** A file of a conversation. */
export const pdfFile: ChatFile = {
  id: 5,
  name: 'TPS62130A 报价单 2026-11.pdf',
  type: 'application/pdf',
  sizeBytes: 184_320,
  isPicture: false,
  width: null,
  height: null,
  href: '/im/file/5',
};

/** A picture of a conversation. */
export const pictureFile: ChatFile = { ...pdfFile, id: 6, name: '标签.png', type: 'image/png', isPicture: true, width: 480, height: 320, href: '/im/file/6' };

/** A message, of the other side where nothing else is said. */
export function message(more: Partial<ChatMessage> = {}): ChatMessage {
  const side = more.side ?? 'other';
  return {
    conversationId: 1,
    seq: 1,
    clientId: `client-${more.seq ?? 1}`,
    type: 'text',
    side,
    writer: { memberId: side === 'own' ? 7 : 31, nickName: side === 'own' ? '林工' : '周岚', avatar: null, isMe: side === 'own' },
    text: '您好，这个型号还有现货吗？',
    file: null,
    card: null,
    answers: null,
    isRevoked: false,
    isRead: side === 'own',
    revocableUntil: null,
    createTime: ago(3 * HOUR_MS),
    clientTime: null,
    ...more,
  };
}

/** A conversation as its reader has it. */
export function conversation(more: Partial<Conversation> = {}): Conversation {
  return {
    id: 1,
    party: beichen,
    ownParty: { ...lin, kind: 'member', id: 7, name: '林工', company: '深圳明川科技有限公司' },
    remark: null,
    unreadCount: 0,
    lastNote: '可以，含税 ¥4.86，5 天到货。',
    isLastOwn: false,
    lastTime: ago(8 * MINUTE_MS),
    lastSeq: 8,
    readSeq: 8,
    otherReadSeq: 8,
    isPinned: false,
    isStarred: false,
    isMuted: false,
    isHidden: false,
    isBlocked: false,
    closedReason: null,
    subject: null,
    createTime: ago(20 * DAY_MS),
    updateTime: ago(8 * MINUTE_MS),
    ...more,
  };
}

/** An inbox of several kinds of conversation. */
export const linConversations: Conversation[] = [
  conversation({ id: 1, isPinned: true }),
  conversation({ id: 2, party: zhou, unreadCount: 3, lastNote: '[图片]', lastTime: ago(26 * MINUTE_MS), lastSeq: 11, subject: quoteCard }),
  conversation({ id: 3, party: lin, isStarred: true, lastNote: '[报价] TPS62130ARGTR 报价', isLastOwn: true, lastTime: ago(5 * HOUR_MS), otherReadSeq: 3 }),
  conversation({ id: 4, party: operators, lastNote: '您的企业认证已经通过，可以发布供应了。', lastTime: ago(2 * DAY_MS) }),
  conversation({
    id: 5,
    party: { ...zhou, id: 44, name: '阿杰', company: null },
    isMuted: true,
    unreadCount: 12,
    lastNote: '大量现货，欢迎来询',
    lastTime: ago(9 * DAY_MS),
  }),
];

/** A talk about a quote, with everything that a message can hold. */
export const linTalk: ChatMessage[] = [
  message({ seq: 1, createTime: ago(2 * DAY_MS), text: '您好，TPS62130ARGTR 还有现货吗？\n我们要 3,000 片，月底前要到苏州。' }),
  message({ seq: 2, side: 'own', createTime: ago(2 * DAY_MS - MINUTE_MS), text: '有的，2543 批次，原装卷带。', isRead: true }),
  message({ seq: 3, side: 'own', type: 'card', text: '', card: quoteCard, createTime: ago(2 * DAY_MS - 2 * MINUTE_MS), isRead: true }),
  message({ seq: 4, type: 'card', text: '这颗也一起要：', card: partCard, createTime: ago(26 * HOUR_MS) }),
  message({ seq: 5, side: 'own', type: 'file', text: '', file: pdfFile, createTime: ago(25 * HOUR_MS), isRead: true }),
  message({ seq: 6, createTime: ago(24 * HOUR_MS), text: '', isRevoked: true }),
  message({
    seq: 7,
    createTime: ago(40 * MINUTE_MS),
    text: '单价能到 4.80 吗？',
    answers: { seq: 3, nickName: '林工', note: '[报价] TPS62130ARGTR 报价' },
  }),
  message({
    seq: 8,
    side: 'own',
    createTime: ago(MINUTE_MS),
    text: '可以，含税 ¥4.86，5 天到货。',
    isRead: false,
    revocableUntil: new Date(Date.now() + MINUTE_MS).toISOString(),
  }),
];

/** A long talk: so many messages of the two sides in turn. */
export const longTalk = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, at) =>
    message({
      seq: at + 1,
      side: at % 3 === 0 ? 'own' : 'other',
      text: `第 ${at + 1} 条：STM32F103C8T6 到货 ${(at * 37) % 5000} 片`,
      createTime: ago((count - at) * 20 * MINUTE_MS),
    }),
  );
