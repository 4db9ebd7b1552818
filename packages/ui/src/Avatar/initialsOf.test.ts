import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['张三', '张'],
  ['深圳 华强北', '深'],
  ['Ada Lovelace', 'AL'],
  ['grace brewster murray hopper', 'GH'],
  ['u_138****0000', 'U'],
  ['（匿名）', '匿'],
  ['  ', ''],
  ['☆', ''],
])('%s 缩成 %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
