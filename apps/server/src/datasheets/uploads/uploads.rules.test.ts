import { expect, it } from 'vitest';
import { maySeeFile } from './uploads.rules.ts';

const own = { memberId: 1, role: 'member' } as const;
const other = { memberId: 2, role: 'member' } as const;
const operator = { memberId: 3, role: 'operator' } as const;

it.each([
  ['draft', true, false, false],
  ['reviewing', true, false, true],
  ['refused', true, false, true],
  ['published', true, false, true],
  ['withdrawn', false, false, false],
] as const)('一份 %s 的上传：本人 %s，别人 %s，运营人员 %s', (state, forOwn, forOther, forOperator) => {
  const upload = { state, memberId: 1 };
  expect([own, other, operator].map((session) => maySeeFile(upload, session))).toEqual([forOwn, forOther, forOperator]);
});
