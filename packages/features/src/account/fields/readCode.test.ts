import { expect, test } from 'vitest';
import { readCode } from './readCode.ts';

test('验证码只留数字，最多 6 位', () => {
  expect(readCode('【芯页】验证码 408 193，')).toBe('408193');
  expect(readCode('４０８１９３')).toBe('408193');
  expect(readCode('40819355')).toBe('408193');
});
