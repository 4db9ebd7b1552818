import type { FavouriteRow } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** Favourites, one of which is gone. */
export const linFavourites: FavouriteRow[] = [
  { id: 101, kind: 'part', title: 'STM32F103C8T6', detail: '意法半导体', brandId: 3, isGone: false, createTime: ago(HOUR_MS) },
  { id: 320, kind: 'document', title: 'TPS62130A 数据手册', detail: '德州仪器', brandId: 12, isGone: false, createTime: ago(DAY_MS) },
  { id: 3, kind: 'brand', title: '意法半导体', detail: 'STMicroelectronics', brandId: 3, isGone: false, createTime: ago(2 * DAY_MS) },
  { id: 22, kind: 'agent', title: '示例贸易', detail: '独立贸易商', brandId: null, isGone: false, createTime: ago(3 * DAY_MS) },
  { id: 7, kind: 'merchant', title: '示例电子（深圳）有限公司', detail: '深圳', brandId: null, isGone: false, createTime: ago(4 * DAY_MS) },
  { id: 102, kind: 'part', title: 'LM317T', detail: null, brandId: null, isGone: true, createTime: ago(30 * DAY_MS) },
];

/** What the member follows. */
export const linFollows: FavouriteRow[] = [
  { id: 3, kind: 'brand', title: '意法半导体', detail: 'STMicroelectronics', brandId: 3, isGone: false, createTime: ago(5 * DAY_MS) },
  { id: 21, kind: 'agent', title: '示例代理', detail: '授权代理', brandId: null, isGone: false, createTime: ago(12 * DAY_MS) },
  { id: 7, kind: 'merchant', title: '示例电子（深圳）有限公司', detail: '深圳', brandId: null, isGone: false, createTime: ago(13 * DAY_MS) },
  { id: 4, kind: 'channel', title: '电源', detail: '稳压、转换与电池管理', brandId: null, isGone: false, createTime: ago(14 * DAY_MS) },
];
