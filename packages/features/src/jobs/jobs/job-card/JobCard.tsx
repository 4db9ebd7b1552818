import type { JobCard as Job } from '@chippage/api/types';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { LinkCard, LinkCardLink } from '../../../parts/link-card/LinkCard.tsx';
import { CompanyFacts } from '../../parts/job-words/CompanyFacts.tsx';
import { JobFacts } from '../../parts/job-words/JobFacts.tsx';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import * as styles from './JobCard.css.ts';

export interface JobCardProps {
  job: Job;
  /** Level of its heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** A job in a list: what it pays, where it is and what it asks for; the whole card is one link. */
export function JobCard({ job, headingLevel = 2 }: JobCardProps) {
  const t = useMessages(jobWordsMessages);
  const paths = usePaths(jobsPaths);
  const Heading = `h${headingLevel}` as const;
  const { id, title, salary, skills, company, publishTime } = job;
  return (
    <LinkCard look="column">
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading className={styles.title}>
            <LinkCardLink href={paths.job(id)}>{title}</LinkCardLink>
          </Heading>
          {company.isSample && <Tag>{t('sample')}</Tag>}
          <span className={styles.salaryEnd}>{salary.text}</span>
        </div>
        <p className={styles.facts}>
          <JobFacts job={job} />
        </p>
        {skills.length > 0 && (
          <div className={styles.tags}>
            {skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </div>
        )}
        <p className={styles.facts}>
          <span>{company.name}</span>
          <CompanyFacts company={company} />
          <FriendlyTime dateTime={publishTime} />
        </p>
      </div>
    </LinkCard>
  );
}

/** Jobs one under another. */
export function JobCards({ jobs, label, headingLevel }: { jobs: readonly Job[]; label: string; headingLevel?: 2 | 3 }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
