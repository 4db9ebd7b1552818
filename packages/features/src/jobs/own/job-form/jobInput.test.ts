import { expect, it } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { sampleOwnJob } from '../../jobs.fixtures.ts';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import { jobProblems, type JobTyped, jobTyped, jobWire } from './jobInput.ts';
import { jobFormMessages } from './messages.ts';

const t = translator(jobFormMessages);
const words = translator(jobWordsMessages);
const cities = [{ code: '440300', name: '深圳' }];
const typed: JobTyped = jobTyped(sampleOwnJob, words);
const problems = (change: Partial<JobTyped>) => Object.entries(jobProblems(t, words, cities, { ...typed, ...change })).filter(([, text]) => text !== undefined);

it('读出来的职位没有问题，寄出去和原来一样', () => {
  expect(problems({})).toEqual([]);
  expect(jobWire(words, cities, typed)).toMatchObject({
    category: 'verification',
    cityCode: '440300',
    salaryMin: 25,
    salaryMax: 40,
    salaryMonths: 14,
    skills: ['UVM', 'SystemVerilog', '覆盖率'],
    stage: 'b',
  });
});

it.each<[Partial<JobTyped>, keyof JobTyped]>([
  [{ title: '短' }, 'title'],
  [{ category: '没有这一类' }, 'category'],
  [{ cityCode: '火星' }, 'cityCode'],
  [{ salaryMin: '二十' }, 'salaryMin'],
  [{ salaryMin: '20', salaryMax: '19' }, 'salaryMax'],
  [{ salaryMin: '10', salaryMax: '31' }, 'salaryMax'],
  [{ salaryMonths: '11' }, 'salaryMonths'],
  [{ daysPerWeek: '8' }, 'daysPerWeek'],
  [{ skills: 'a,b,c,d,e,f,g,h,i,j,k,l,m' }, 'skills'],
  [{ welfare: '很长的一个福利名称'.repeat(3) }, 'welfare'],
  [{ description: '太短' }, 'description'],
  [{ publisherName: ' ' }, 'publisherName'],
])('%o 说在 %s 那一栏', (change, field) => expect(problems(change).map(([name]) => name)).toEqual([field]));

it('全角数字、“深圳市”、重复的技能都读得懂', () => {
  const input = { ...typed, salaryMin: '２５', cityCode: '深圳市', skills: 'UVM，UVM、C' };
  expect(problems(input)).toEqual([]);
  expect(jobWire(words, cities, input)).toMatchObject({ salaryMin: 25, cityCode: '440300', skills: ['UVM', 'C'] });
});
