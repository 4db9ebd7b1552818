import { expect, it } from 'vitest';
import { isCreditCode } from '../../platform/creditCode.ts';
import { FIRST_OWN_COMPANY, sampleCompanies } from './sampleCompanies.ts';

it.each(sampleCompanies.map((company) => [company.name, company] as const))('%s 看得出是示例，代码有效而没有人有', (name, { id, nameEn, creditCode }) => {
  expect(name).toMatch(/^示例/);
  expect(nameEn).toMatch(/\(sample\)$/);
  expect(id).toBeLessThan(FIRST_OWN_COMPANY);
  expect(isCreditCode(creditCode)).toBe(true);
  // Registers number regions up to 82.
  expect(creditCode.slice(2, 8)).toBe('990000');
});

it('编号、名称和代码各不相同', () => {
  for (const key of ['id', 'name', 'creditCode'] as const) expect(new Set(sampleCompanies.map((company) => company[key])).size).toBe(sampleCompanies.length);
});
