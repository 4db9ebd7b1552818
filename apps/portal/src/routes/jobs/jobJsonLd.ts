import type { JobDetail, JobType } from '@chippage/api/types';
import { jobsPaths } from './jobs.paths.ts';

const types: Readonly<Record<JobType, string>> = { full: 'FULL_TIME', part: 'PART_TIME', intern: 'INTERN' };

/** A job for search engines: only one that is open, and nothing of a made-up company. */
export function jobJsonLd(origin: string, job: JobDetail): object[] {
  const { id, title, description, city, district, salary, jobType, company, publishTime, expireTime, state } = job;
  if (state !== 'open' || company.isSample) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description,
      url: `${origin}${jobsPaths.job(id)}`,
      inLanguage: 'zh-CN',
      datePosted: publishTime,
      validThrough: expireTime,
      employmentType: types[jobType],
      hiringOrganization: { '@type': 'Organization', name: company.name },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: 'CN', addressLocality: city.name, ...(district !== null && { streetAddress: district }) },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CNY',
        value: { '@type': 'QuantitativeValue', minValue: salary.min * 1000, maxValue: salary.max * 1000, unitText: 'MONTH' },
      },
    },
  ];
}
