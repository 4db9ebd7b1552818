import type { OperatorTakedown, Takedown } from '@chippage/api/types';

/** A notice that waits. */
export const received: Takedown = {
  id: 4021,
  right: 'copyright',
  state: 'received',
  holder: '示例出版社',
  places: [
    { path: '/specification_detail/12', kind: 'document', title: 'EX32F103 数据手册（样例）', isDown: false },
    { path: '/mall/goodsDetail/7', kind: 'other', title: null, isDown: false },
  ],
  content: '这份数据手册未经许可转载，原文在我社网站发表。',
  proof: '登记号 2025-A-1（样例）',
  createTime: '2026-11-20T02:15:00.000Z',
  decideTime: null,
  reason: null,
  counter: null,
};

/** The same, upheld. */
export const upheld: Takedown = {
  ...received,
  state: 'upheld',
  places: received.places.map((place) => ({ ...place, isDown: place.kind === 'document' })),
  decideTime: '2026-11-21T03:00:00.000Z',
  reason: '已核对登记证书',
};

/** The same, contested. */
export const contested: Takedown = {
  ...upheld,
  state: 'contested',
  counter: { content: '这是原厂授权我们发布的，授权书编号 2026-17（样例）。', createTime: '2026-11-22T06:30:00.000Z', decideTime: null, reason: null },
};

/** The same, restored. */
export const restored: Takedown = {
  ...contested,
  state: 'restored',
  places: received.places,
  counter: contested.counter && { ...contested.counter, decideTime: '2026-11-23T01:00:00.000Z', reason: '已核对原厂的授权书' },
};

/** Notices that wait for an operator. */
export const openTakedowns: OperatorTakedown[] = [
  { ...received, contact: 'law@example.com', counterContact: null },
  { ...contested, id: 4018, holder: '样例半导体', contact: '13800000000', counterContact: 'seller@example.com' },
];
