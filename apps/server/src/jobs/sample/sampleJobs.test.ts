import { expect, it } from 'vitest';
import { cityNames } from '../choices.ts';
import { jobFaults, readForm } from '../own/form.rules.ts';
import { sampleJobs } from './sampleJobs.ts';

it('示例职位约四十个，几个城市、每一类都有，几个已到期', () => {
  expect(sampleJobs.length).toBeGreaterThanOrEqual(40);
  expect(new Set(sampleJobs.map(({ category }) => category)).size).toBe(20);
  expect(new Set(sampleJobs.map(({ cityCode }) => cityCode)).size).toBeGreaterThanOrEqual(8);
  expect(sampleJobs.filter(({ isOver }) => isOver)).toHaveLength(4);
});

it.each(sampleJobs)('$title 守发布职位的规则，写明是示例', (job) => {
  const { pay, description, enterpriseId: _company, age: _age, isOver: _over, daysPerWeek, district, ...facts } = job;
  const [salaryMin, salaryMax, salaryMonths] = pay;
  const form = { ...facts, description, salaryMin, salaryMax, salaryMonths, district: district ?? '', skills: [...job.skills], welfare: [...job.welfare] };
  const written = readForm({ ...form, ...(daysPerWeek !== null && { daysPerWeek }), publisherName: '示例招聘负责人', days: '60' });
  expect(jobFaults(written)).toEqual([]);
  expect(cityNames.has(job.cityCode)).toBe(true);
  expect(description).toContain('这是示例职位');
});
