import type { KnownContact } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** A member's own contacts: one that was kept from a page of the directory, one that the member wrote. */
export const knownContacts: readonly KnownContact[] = [
  {
    id: 21,
    name: '华南销售部（示例）',
    company: '示例授权分销（深圳）有限公司',
    phone: '0755-00009001 转 801',
    email: 'sales.9001@example.com',
    wechat: 'example-9001',
    note: null,
    listing: { kind: 'agent', thingId: 9001 },
    createTime: ago(HOUR_MS),
  },
  {
    id: 20,
    name: '林工',
    company: '北辰电子',
    phone: null,
    email: 'lin@example.com',
    wechat: null,
    note: '负责 MCU 选型，周三下午能接电话',
    listing: null,
    createTime: ago(2 * DAY_MS),
  },
];
