import type { JobApplication, JobCard, JobCategoryCount, JobCityCount, JobDetail, OwnApplication, OwnJob, OwnJobDetail } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../parts/loaded/loaded.fixtures.ts';
import { jobCategories } from './parts/job-words/jobChoices.ts';

const ahead = (days: number) => ago(-days * DAY_MS);
const shenzhen = { code: '440300', name: '深圳' };

/** Posts as the list shows them: one of a company, one of the sample. */
export const sampleJobs: readonly JobCard[] = [
  {
    id: 11,
    title: '数字验证工程师',
    category: 'verification',
    city: shenzhen,
    district: '南山区',
    businessArea: '科技园',
    salary: { min: 25, max: 40, months: 14, text: '25-40K·14薪' },
    experience: '3-5',
    degree: 'bachelor',
    jobType: 'full',
    daysPerWeek: null,
    skills: ['UVM', 'SystemVerilog', '覆盖率'],
    company: {
      id: 1_000_003,
      name: '北辰半导体（深圳）有限公司',
      place: '深圳',
      industry: '集成电路设计',
      scale: '100-499',
      stage: 'b',
      isVerified: true,
      isSample: false,
    },
    publishTime: ago(3 * HOUR_MS),
    expireTime: ahead(27),
    state: 'open',
  },
  {
    id: 12,
    title: '验证实习生',
    category: 'verification',
    city: { code: '340100', name: '合肥' },
    district: null,
    businessArea: null,
    salary: { min: 5, max: 8, months: 12, text: '5-8K' },
    experience: 'any',
    degree: 'any',
    jobType: 'intern',
    daysPerWeek: 4,
    skills: ['Python'],
    company: {
      id: 12,
      name: '示例车载电子（合肥）有限公司',
      place: '合肥',
      industry: '汽车电子',
      scale: '1000-9999',
      stage: null,
      isVerified: true,
      isSample: true,
    },
    publishTime: ago(2 * DAY_MS),
    expireTime: ahead(60),
    state: 'open',
  },
];

/** One of them as its page shows it. */
export const sampleJob: JobDetail = {
  ...sampleJobs[0]!,
  welfare: ['五险一金', '双休', '项目奖金'],
  description: '工作内容：\n1. 写验证计划，搭建 UVM 环境；\n2. 收敛功能和代码覆盖率。\n\n任职要求：\n1. 熟悉 SystemVerilog；\n2. 有一次以上流片经验。',
  publisher: { name: '林女士', title: '招聘经理', isCertificated: true, activeTime: ago(2 * HOUR_MS) },
  isOwn: false,
  appliedTime: null,
};

/** What the list can be narrowed by. */
export const sampleJobCities: readonly JobCityCount[] = [
  { ...shenzhen, count: 18 },
  { code: '340100', name: '合肥', count: 7 },
  { code: '310000', name: '上海', count: 0 },
];
export const sampleJobCategories: readonly JobCategoryCount[] = jobCategories.map((id, at) => ({ id, group: 'chip', count: at % 3 }));

/** Posts of the member's company, one in each state. */
export const sampleOwnJobs: readonly OwnJob[] = [
  {
    id: 11,
    title: '数字验证工程师',
    category: 'verification',
    city: shenzhen,
    salary: sampleJobs[0]!.salary,
    state: 'open',
    reason: null,
    publishTime: ago(3 * DAY_MS),
    expireTime: ahead(27),
    applications: 5,
    unread: 2,
  },
  {
    id: 14,
    title: '模拟版图工程师',
    category: 'layout',
    city: shenzhen,
    salary: { min: 15, max: 25, months: 13, text: '15-25K·13薪' },
    state: 'expired',
    reason: null,
    publishTime: ago(40 * DAY_MS),
    expireTime: ago(10 * DAY_MS),
    applications: 0,
    unread: 0,
  },
  {
    id: 15,
    title: 'FAE',
    category: 'fae',
    city: shenzhen,
    salary: { min: 15, max: 25, months: 12, text: '15-25K' },
    state: 'removed',
    reason: '面试收费，违反规定',
    publishTime: ago(5 * DAY_MS),
    expireTime: ahead(25),
    applications: 1,
    unread: 0,
  },
];

/** One of them as its form reads it. */
export const sampleOwnJob: OwnJobDetail = {
  ...sampleJobs[0]!,
  welfare: sampleJob.welfare,
  description: sampleJob.description,
  stage: 'b',
  publisherName: '林女士',
  publisherTitle: '招聘经理',
  reason: null,
};

const resume = { id: 71, name: '陈一_数字验证.pdf', sizeBytes: 240_000 };

/** What the member applied for. */
export const sampleOwnApplications: readonly OwnApplication[] = [
  { id: 31, job: sampleJobs[0]!, state: 'fit', applyTime: ago(3 * DAY_MS), stateTime: ago(DAY_MS), resume, keptUntil: ahead(87) },
  { id: 32, job: { ...sampleJobs[1]!, state: 'expired' }, state: 'sent', applyTime: ago(95 * DAY_MS), stateTime: null, resume: null, keptUntil: null },
];

/** Who applied for a post of the member's company. */
export const sampleApplications: readonly JobApplication[] = [
  {
    id: 31,
    name: '陈一',
    phone: '138 0000 1234',
    message: '做过两颗芯片的验证，下月可以到岗。',
    resume,
    state: 'sent',
    applyTime: ago(3 * HOUR_MS),
    keptUntil: ahead(89),
  },
  { id: 33, name: null, phone: null, message: null, resume: null, state: 'viewed', applyTime: ago(95 * DAY_MS), keptUntil: null },
];
