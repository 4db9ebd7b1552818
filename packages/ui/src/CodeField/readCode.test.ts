import { expect, test } from 'vitest';
import { readCode } from './readCode.ts';

test('验证码只留数字，到长度为止', () => {
  expect(readCode('【芯页】验证码 408 193，', 6)).toBe('408193');
  expect(readCode('４０８１９３', 6)).toBe('408193');
  expect(readCode('40819355', 6)).toBe('408193');
  expect(readCode('4081', 4)).toBe('4081');
  expect(readCode('没有数字', 6)).toBe('');
});
