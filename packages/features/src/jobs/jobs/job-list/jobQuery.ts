import type { VarsOf } from '@chippage/api/operations';
import type { JobCategory, JobDegree, JobExperience, JobType } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';
import { jobCategories, jobDegrees, jobExperiences, jobTypes } from '../../parts/job-words/jobChoices.ts';

/** What is shown of the jobs; null and '': all of them. */
export interface JobQuery {
  cityCode: string;
  category: JobCategory | null;
  /** K a month. */
  salaryFrom: number | null;
  salaryTo: number | null;
  months: number | null;
  degree: JobDegree | null;
  experience: JobExperience | null;
  jobType: JobType | null;
  keywords: string;
  /** From 1. */
  page: number;
}

/** All jobs. */
export const allJobs: JobQuery = {
  cityCode: '',
  category: null,
  salaryFrom: null,
  salaryTo: null,
  months: null,
  degree: null,
  experience: null,
  jobType: null,
  keywords: '',
  page: 1,
};

/** The ranges of pay that the list offers; others can stand in an address. */
export const salaryRanges = ['-10', '10-20', '20-30', '30-50', '50-'] as const;
/** The least monthly pays a year that the list offers. */
export const monthChoices = ['13', '14', '15', '16'] as const;

const oneOf = <Choice extends string>(value: string | null, choices: readonly Choice[]): Choice | null => choices.find((choice) => choice === value) ?? null;
function numberIn(value: string | null | undefined, least: number, most: number): number | null {
  const number = Number(value || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

/** The range as the address says it: 20-30, -10, 50-; '' for none. */
export const rangeOf = ({ salaryFrom, salaryTo }: Pick<JobQuery, 'salaryFrom' | 'salaryTo'>): string =>
  salaryFrom === null && salaryTo === null ? '' : `${salaryFrom ?? ''}-${salaryTo ?? ''}`;

/** A range as the address says it. */
export function rangeIn(text: string | null): Pick<JobQuery, 'salaryFrom' | 'salaryTo'> {
  const [from, to] = /^(\d*)-(\d*)$/.exec(text ?? '')?.slice(1) ?? [];
  return { salaryFrom: numberIn(from, 1, 999), salaryTo: numberIn(to, 1, 999) };
}

/** Reads it out of an address. */
export function parseJobQuery(params: URLSearchParams): JobQuery {
  return {
    cityCode: /^\d{6}$/.exec(params.get('city') ?? '')?.[0] ?? '',
    category: oneOf(params.get('category'), jobCategories),
    ...rangeIn(params.get('salary')),
    months: numberIn(params.get('months'), 12, 24),
    degree: oneOf(params.get('degree'), jobDegrees),
    experience: oneOf(params.get('experience'), jobExperiences),
    jobType: oneOf(params.get('type'), jobTypes),
    keywords: (params.get('keywords') ?? '').trim().slice(0, 200),
    page: pageIn(params),
  };
}

/** Says it in an address; what is usual is left out. */
export function jobQueryParams({ cityCode, category, months, degree, experience, jobType, keywords, page, ...range }: JobQuery): LinkParams {
  return { city: cityCode, category, salary: rangeOf(range), months, degree, experience, type: jobType, keywords, page: pageParam(page) };
}

/** What the call is asked. */
export function jobVariables({ page, cityCode, keywords, ...wish }: JobQuery): VarsOf<'jobs'> {
  const said = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== null)) as Partial<VarsOf<'jobs'>>;
  return { ...said, ...(cityCode !== '' && { cityCode }), keywords, pageIndex: page, pageSize: PAGE_SIZE };
}
