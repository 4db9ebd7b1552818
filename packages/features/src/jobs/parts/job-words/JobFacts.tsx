import type { JobCard } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { degreeKey, experienceKey } from './jobChoices.ts';
import { jobWordsMessages } from './messages.ts';

/** Where a job is and what it asks for, one after another; the parent sets them apart. */
export function JobFacts({ job }: { job: JobCard }) {
  const t = useMessages(jobWordsMessages);
  const { city, district, experience, degree, jobType, daysPerWeek, category } = job;
  return (
    <>
      <span>{district === null ? city.name : `${city.name} · ${district}`}</span>
      <span>{t(experienceKey(experience))}</span>
      <span>{t(degreeKey(degree))}</span>
      <span>{t(jobType)}</span>
      {daysPerWeek !== null && <span>{t('daysPerWeek', { count: daysPerWeek })}</span>}
      <span>{t(category)}</span>
    </>
  );
}
