import { expect, it } from 'vitest';
import { salaryFault, salaryText } from './salary.rules.ts';

it.each([
  [{ min: 20, max: 35, months: 14 }, '20-35K·14薪'],
  [{ min: 20, max: 35, months: 12 }, '20-35K'],
  [{ min: 8, max: 8, months: 13 }, '8K·13薪'],
])('%o 写成 %s', (salary, text) => expect(salaryText(salary)).toBe(text));

it.each([
  [{ min: 20, max: 35 }, null],
  [{ min: 20, max: 60 }, null],
  [{ min: 20, max: 19 }, '上限不能低于下限'],
  [{ min: 10, max: 31 }, '上限最多是下限的 3 倍，请写真实的范围'],
])('范围 %o：%s', (range, fault) => expect(salaryFault(range)).toBe(fault));
