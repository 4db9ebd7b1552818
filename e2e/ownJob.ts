import type { Page } from '@playwright/test';
import { asMember } from './people.ts';

/** Posts a job for the company of the member of a window. @returns its number */
export async function postJob(page: Page): Promise<number> {
  const json = {
    title: '元器件采购',
    category: 'purchasing',
    cityCode: '440300',
    salaryMin: 8,
    salaryMax: 12,
    salaryMonths: 13,
    experience: '1-3',
    degree: 'college',
    jobType: 'full',
    skills: ['询价'],
    welfare: ['双休'],
    description: '按物料清单询价、比价、下单，跟进交期，核对来料标签。',
    publisherName: '林工',
    days: '30',
  };
  const { id } = await asMember<{ id: number }>(page, '/job/auth/save', { json });
  return id;
}
