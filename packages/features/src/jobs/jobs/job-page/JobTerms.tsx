import type { JobDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { degreeKey, experienceKey } from '../../parts/job-words/jobChoices.ts';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import { jobPageMessages } from './messages.ts';

/** What a job pays and asks for, in figures. */
export function JobTerms({ job }: { job: JobDetail }) {
  const t = useMessages(jobPageMessages);
  const words = useMessages(jobWordsMessages);
  const { salary, experience, degree, jobType, daysPerWeek, category, city, district, businessArea, publishTime, expireTime } = job;
  const { min, max, months } = salary;
  const yuan = (kilo: number) => formatNumber(kilo * 1000);
  return (
    <Card title={t('facts')}>
      <DescriptionList columns={2} unknownLabel={t('unknown')}>
        <DescriptionItem term={t('salary')} isWide>
          {t(min === max ? 'salaryOne' : 'salaryValue', { min, max, from: yuan(min), to: yuan(max), months })}
        </DescriptionItem>
        <DescriptionItem term={t('place')}>{[city.name, district, businessArea].filter(Boolean).join(' · ')}</DescriptionItem>
        <DescriptionItem term={t('category')}>{words(category)}</DescriptionItem>
        <DescriptionItem term={t('experience')}>{words(experienceKey(experience))}</DescriptionItem>
        <DescriptionItem term={t('degree')}>{words(degreeKey(degree))}</DescriptionItem>
        <DescriptionItem term={t('jobType')}>{words(jobType)}</DescriptionItem>
        {daysPerWeek !== null && <DescriptionItem term={t('days')}>{t('daysValue', { count: daysPerWeek })}</DescriptionItem>}
        <DescriptionItem term={t('published')}>
          <AbsoluteTime dateTime={publishTime} />
        </DescriptionItem>
        <DescriptionItem term={t('expires')}>
          <AbsoluteTime dateTime={expireTime} />
        </DescriptionItem>
      </DescriptionList>
    </Card>
  );
}
