import type { JobDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { CheckIcon, WarningIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { Note, Stack } from '../../../parts/page-column/PageColumn.tsx';
import { CompanyFacts } from '../../parts/job-words/CompanyFacts.tsx';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import type { JobPageProps } from './JobPage.tsx';
import { jobPageMessages } from './messages.ts';
import * as styles from './JobPage.css.ts';

const JobReport = late(async () => (await import('./JobReport.tsx')).JobReport);

/** Who offers a job and answers for it, and where one says that something is wrong. */
export function JobCompanyCard({ job, onReport, demandLogin }: Pick<JobPageProps, 'onReport' | 'demandLogin'> & { job: JobDetail }) {
  const t = useMessages(jobPageMessages);
  const words = useMessages(jobWordsMessages);
  const paths = usePaths(inquiriesPaths);
  const [isReporting, setReporting] = useState(false);
  const [isReported, setReported] = useState(false);
  const { company, publisher, isOwn } = job;
  return (
    <Card title={t('company')}>
      <Stack>
        <Link href={paths.companyHome(company.id)}>{company.name}</Link>
        <div className={styles.tags}>
          {company.isSample ? (
            <Tag>{words('sample')}</Tag>
          ) : (
            <Tag tone={company.isVerified ? 'ok' : 'warn'} icon={company.isVerified ? <CheckIcon size={14} /> : <WarningIcon size={14} />}>
              {t(company.isVerified ? 'verified' : 'unverified')}
            </Tag>
          )}
        </div>
        <p className={styles.facts}>
          <CompanyFacts company={company} />
        </p>
        <p className={styles.facts}>
          <span>
            {t('publisher')} {publisher.name}
            {publisher.title !== null && ` · ${publisher.title}`}
          </span>
          <span>
            {t('active')} <FriendlyTime dateTime={publisher.activeTime} />
          </span>
        </p>
        {!isOwn && (
          <p>
            <TextButton onPress={() => demandLogin(() => setReporting(true))}>{t('report')}</TextButton>
          </p>
        )}
      </Stack>
      <div role="status">{isReported && <Note>{t('reported')}</Note>}</div>
      {isReporting && (
        <JobReport
          onOpenChange={setReporting}
          onReport={async (report) => {
            await onReport(report);
            setReported(true);
          }}
        />
      )}
    </Card>
  );
}
