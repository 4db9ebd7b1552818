import { expect, it } from 'vitest';
import { trackedPath } from './trackedPath.ts';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/specification_detail/12?brandId=7', '/specification_detail/12'],
  ['/im?token=t1.secret&uid=7', '/im'],
  ['/resetPassword?ticket=t1.secret', '/resetPassword'],
  ['/socialReturn?code=c&state=s', '/socialReturn'],
  ['/register?shareCode=abc', '/register'],
  ['/datasheet/datasheetDetail/3#reader', '/datasheet/datasheetDetail/3'],
  ['/userCenter/accountSetting?type=7', '/userCenter'],
  ['/mall/userCenter/myOrder/orderDetail/99', '/mall/userCenter'],
  ['/impressum', '/impressum'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
])('%s is written down as %s', (path, tracked) => expect(trackedPath(path)).toBe(tracked));
