import type { JobCategoryCount, JobCityCount } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { degreeKey, experienceKey, jobDegrees, jobExperiences, jobTypes } from '../../parts/job-words/jobChoices.ts';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import { type JobQuery, monthChoices, rangeIn, rangeOf, salaryRanges } from './jobQuery.ts';
import { jobListMessages } from './messages.ts';

/** What the list can be narrowed by, beside words. */
export type JobFilterId = 'city' | 'category' | 'salary' | 'months' | 'degree' | 'experience' | 'type';

/** One filter: its choices, what is picked and what picking means. */
export interface JobFilter {
  id: JobFilterId;
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  /** What of the query a choice sets. */
  pick: (id: string) => Partial<JobQuery>;
}

export interface JobFilterFacts {
  query: JobQuery;
  cities: readonly JobCityCount[];
  categories: readonly JobCategoryCount[];
}

/** The filters of the list, in their order. Choices under which nothing is open are left out, unless one is picked. */
export function useJobFilters({ query, cities, categories }: JobFilterFacts): readonly JobFilter[] {
  const t = useMessages(jobListMessages);
  const words = useMessages(jobWordsMessages);
  const counted = (name: string, count: number) => t('counted', { name, count });
  const rangeName = (id: string) => {
    const { salaryFrom: from, salaryTo: to } = rangeIn(id);
    if (from === null) return t('salaryUnder', { to: to ?? '' });
    return to === null ? t('salaryOver', { from }) : t('salaryBetween', { from, to });
  };
  // What stands in the address and is none of the usual choices is one more of them.
  const withPicked = (ids: readonly string[], picked: string) => (picked === '' || ids.includes(picked) ? ids : [picked, ...ids]);
  const range = rangeOf(query);
  const months = query.months === null ? '' : `${query.months}`;
  const filter = (id: JobFilterId, any: string, value: string, options: JobFilter['options'], pick: JobFilter['pick']): JobFilter => ({
    id,
    label: t(id),
    value,
    options: [{ id: '', label: any }, ...options],
    pick,
  });
  return [
    filter(
      'city',
      t('everywhere'),
      query.cityCode,
      cities.filter(({ code, count }) => count > 0 || code === query.cityCode).map(({ code, name, count }) => ({ id: code, label: counted(name, count) })),
      (cityCode) => ({ cityCode }),
    ),
    filter(
      'category',
      t('allCategories'),
      query.category ?? '',
      categories.filter(({ id, count }) => count > 0 || id === query.category).map(({ id, count }) => ({ id, label: counted(words(id), count) })),
      (id) => ({ category: categories.find((each) => each.id === id)?.id ?? null }),
    ),
    filter(
      'salary',
      t('anySalary'),
      range,
      withPicked(salaryRanges, range).map((id) => ({ id, label: rangeName(id) })),
      rangeIn,
    ),
    filter(
      'months',
      t('anyMonths'),
      months,
      withPicked(monthChoices, months).map((id) => ({ id, label: t('monthsFrom', { count: id }) })),
      (id) => ({ months: id === '' ? null : Number(id) }),
    ),
    filter(
      'degree',
      t('anyDegree'),
      query.degree ?? '',
      jobDegrees.map((id) => ({ id, label: id === 'any' ? t('openToAll') : t('degreeFits', { degree: words(degreeKey(id)) }) })),
      (id) => ({ degree: jobDegrees.find((each) => each === id) ?? null }),
    ),
    filter(
      'experience',
      t('anyExperience'),
      query.experience ?? '',
      jobExperiences.map((id) => ({ id, label: id === 'any' ? t('openExperience') : words(experienceKey(id)) })),
      (id) => ({ experience: jobExperiences.find((each) => each === id) ?? null }),
    ),
    filter(
      'type',
      t('anyType'),
      query.jobType ?? '',
      jobTypes.map((id) => ({ id, label: words(id) })),
      (id) => ({ jobType: jobTypes.find((each) => each === id) ?? null }),
    ),
  ];
}
