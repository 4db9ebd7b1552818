import { expect, it } from 'vitest';
import { VisitLog } from './trackVisit.ts';

it('每次换页一行：从哪来、到哪去、谁、停留几秒', () => {
  const log = new VisitLog();
  expect(log.next('/', 0, null)).toEqual({ from: '', value: '/', stay_time: 0 });
  expect(log.next('/datasheet/datasheetDetail/3', 12_400, 7)).toEqual({ from: '/', value: '/datasheet/datasheetDetail/3', user_id: 7, stay_time: 12 });
});
it('同一页换筛选不算换页', () => {
  const log = new VisitLog();
  log.next('/datasheet/datasheetSearch/LDO', 0, null);
  expect(log.next('/datasheet/datasheetSearch/LDO?sort=mpn', 1000, null)).toBeNull();
});
it('不带查询、票据和验证码；停留最多记一天，时钟倒退记 0', () => {
  const log = new VisitLog();
  expect(log.next('/im?token=t1.secret', 0, null)?.value).toBe('/im');
  expect(log.next('/', 10 * 86_400_000, null)).toMatchObject({ from: '/im', stay_time: 86_400 });
  expect(log.next('/about', 0, null)?.stay_time).toBe(0);
});
