import type { Loadable } from '@chippage/api/loadable';
import type { JobCard, JobDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Card } from '@chippage/ui/Card';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths, useSite } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { FavouriteButton } from '../../../parts/favourite-button/FavouriteButton.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { JobFacts } from '../../parts/job-words/JobFacts.tsx';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import { JobCards } from '../job-card/JobCard.tsx';
import { jobListMessages } from '../job-list/messages.ts';
import { JobCompanyCard } from './JobCompanyCard.tsx';
import { JobTerms } from './JobTerms.tsx';
import type { JobReportInput } from './JobReport.tsx';
import { jobPageMessages } from './messages.ts';
import * as styles from './JobPage.css.ts';

export interface JobPageProps {
  job: Loadable<JobDetail>;
  /** Other open jobs of its company. */
  others: readonly JobCard[];
  isFavoured?: boolean;
  /** Absent: it cannot be kept. */
  onFavourite?: (isFavoured: boolean) => void;
  /** Tells the operators what is wrong. @throws ApiError whose words are shown */
  onReport: (report: JobReportInput) => Promise<void>;
  /** Asks for a login first where there is none, then does it. */
  demandLogin: (action: () => void) => void;
}

/** One job: what it pays and asks for, who offers it, and where one applies. */
export function JobPage({ job, ...props }: JobPageProps) {
  const t = useMessages(jobPageMessages);
  return (
    <Loaded value={job} failedTitle={t('failed')} bones={['96px', '240px', '320px']}>
      {(detail) => <Shown job={detail} {...props} />}
    </Loaded>
  );
}

function Shown({ job, others, isFavoured = false, onFavourite, onReport, demandLogin }: Omit<JobPageProps, 'job'> & { job: JobDetail }) {
  const t = useMessages(jobPageMessages);
  const words = useMessages(jobWordsMessages);
  const list = useMessages(jobListMessages);
  const licence = useSite().filings?.humanResources;
  const paths = { ...usePaths(newsPaths), ...usePaths(jobsPaths) };
  const { title, salary, state, company, skills, welfare, description } = job;
  return (
    <PageColumn>
      <Breadcrumbs label={t('breadcrumbs')} items={[{ text: t('news'), href: paths.news() }, { text: t('jobs'), href: paths.jobs() }, { text: title }]} />
      <div className={styles.head}>
        <div className={styles.line}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <span className={styles.salary}>{salary.text}</span>
          <Tag tone={state === 'open' ? 'ok' : 'neutral'}>{words(state)}</Tag>
          {company.isSample && <Tag>{words('sample')}</Tag>}
        </div>
        <p className={styles.facts}>
          <JobFacts job={job} />
        </p>
        <div className={styles.line}>
          <Answer job={job} />
          {onFavourite && <FavouriteButton isFavoured={isFavoured} onChange={onFavourite} size="md" />}
        </div>
      </div>
      {company.isSample && <Alert tone="info">{words('sampleNote')}</Alert>}
      <div className={styles.columns}>
        <PageColumn>
          <JobTerms job={job} />
          {skills.length > 0 && <Words title={t('skills')} words={skills} />}
          <Card title={t('description')}>
            <p className={styles.description}>{description}</p>
          </Card>
          {welfare.length > 0 && <Words title={t('welfare')} words={welfare} />}
        </PageColumn>
        <div className={styles.side}>
          <JobCompanyCard job={job} onReport={onReport} demandLogin={demandLogin} />
          <Note>{t('feeWarning')}</Note>
          {licence && <Note>{list('licence', { number: licence })}</Note>}
        </div>
      </div>
      <Card title={t('others')}>{others.length === 0 ? <Note>{t('othersEmpty')}</Note> : <JobCards jobs={others} label={t('others')} headingLevel={3} />}</Card>
    </PageColumn>
  );
}

/** Where one applies, or why one cannot. */
function Answer({ job: { id, state, isOwn, appliedTime } }: { job: JobDetail }) {
  const t = useMessages(jobPageMessages);
  const paths = usePaths(jobsPaths);
  if (isOwn) {
    return (
      <>
        <span>{t('ownNote')}</span>
        <LinkButton variant="outline" href={paths.jobForm(id)}>
          {t('edit')}
        </LinkButton>
        <LinkButton variant="outline" href={paths.jobApplications(id)}>
          {t('received')}
        </LinkButton>
      </>
    );
  }
  if (appliedTime !== null) {
    return (
      <>
        <span>
          {t('applied')} <AbsoluteTime dateTime={appliedTime} />
        </span>
        <LinkButton variant="outline" href={paths.ownApplications()}>
          {t('myApplications')}
        </LinkButton>
      </>
    );
  }
  if (state === 'open') return <LinkButton href={paths.applyForJob(id)}>{t('apply')}</LinkButton>;
  return (
    <>
      <span>{t(state === 'expired' ? 'expiredNote' : 'closedNote')}</span>
      <LinkButton variant="outline" href={paths.jobs()}>
        {t('seeOthers')}
      </LinkButton>
    </>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <Card title={title}>
      <div className={styles.tags}>
        {words.map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </div>
    </Card>
  );
}
