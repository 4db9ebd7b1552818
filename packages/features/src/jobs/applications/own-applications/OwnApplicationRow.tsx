import type { OwnApplication } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { ApplicationTag } from '../../parts/application-tag/ApplicationTag.tsx';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import { ownApplicationsMessages } from './messages.ts';

export interface OwnApplicationRowProps {
  application: OwnApplication;
  /** What is under way, see `OwnApplications`. */
  pending: string | null;
  onResume: () => void;
  onForget: () => void;
}

/** One application of the member. */
export function OwnApplicationRow({ application, pending, onResume, onForget }: OwnApplicationRowProps) {
  const t = useMessages(ownApplicationsMessages);
  const words = useMessages(jobWordsMessages);
  const paths = usePaths(jobsPaths);
  const { id, job, state, applyTime, stateTime, resume, keptUntil } = application;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {job.state === 'removed' ? job.title : <Link href={paths.job(job.id)}>{job.title}</Link>}
          <ApplicationTag state={state} />
          {job.state !== 'open' && <Tag>{words(job.state)}</Tag>}
          {job.company.isSample && <Tag>{words('sample')}</Tag>}
        </RowTitle>
        <RowMeta>
          <span>{job.company.name}</span>
          <span>{job.salary.text}</span>
          <span>{job.city.name}</span>
        </RowMeta>
        <RowMeta>
          <span>
            {t('applied')} <FriendlyTime dateTime={applyTime} />
          </span>
          {stateTime !== null && (
            <span>
              {t('marked', { state: words(state) })} <FriendlyTime dateTime={stateTime} />
            </span>
          )}
          {keptUntil === null ? (
            <span>{t('forgotten')}</span>
          ) : (
            <span>
              {t('keptUntil')} <AbsoluteTime dateTime={keptUntil} />
            </span>
          )}
        </RowMeta>
        {resume !== null && (
          <RowMeta>
            <TextButton onPress={onResume}>{t('resume', { name: resume.name })}</TextButton>
          </RowMeta>
        )}
      </RowWords>
      {keptUntil !== null && (
        <RowActions>
          <Button
            size="sm"
            variant="outline"
            isPending={pending === `forget ${id}`}
            pendingLabel={t('forget')}
            aria-label={t('forgetNamed', { title: job.title })}
            onPress={onForget}
          >
            {t('forget')}
          </Button>
        </RowActions>
      )}
    </Row>
  );
}
