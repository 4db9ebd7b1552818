import type { OwnJob } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckIcon, ClockIcon, WarningIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import { ownJobsMessages } from './messages.ts';

export interface OwnJobRowProps {
  job: OwnJob;
  /** What is under way, see `OwnJobs`. */
  pending: string | null;
  onRefresh: () => void;
  onClose: () => void;
}

const marks = {
  open: { tone: 'ok', icon: <CheckIcon size={14} /> },
  expired: { tone: 'warn', icon: <ClockIcon size={14} /> },
  closed: { tone: 'neutral', icon: undefined },
  removed: { tone: 'danger', icon: <WarningIcon size={14} /> },
} as const;

/** A post as its company keeps it. */
export function OwnJobRow({ job, pending, onRefresh, onClose }: OwnJobRowProps) {
  const t = useMessages(ownJobsMessages);
  const words = useMessages(jobWordsMessages);
  const paths = usePaths(jobsPaths);
  const { id, title, state, reason, salary, city, category, publishTime, expireTime, applications, unread } = job;
  const { tone, icon } = marks[state];
  const received = unread > 0 ? t('receivedNew', { count: applications, unread }) : t('received', { count: applications });
  const again = state === 'open' ? 'refresh' : 'reopen';
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {state === 'removed' ? title : <Link href={paths.job(id)}>{title}</Link>}
          <Tag tone={tone} icon={icon}>
            {t(state)}
          </Tag>
        </RowTitle>
        {reason !== null && state === 'removed' && <RowMeta>{t('removedFor', { reason })}</RowMeta>}
        <RowMeta>
          <span>{salary.text}</span>
          <span>{city.name}</span>
          <span>{words(category)}</span>
        </RowMeta>
        <RowMeta>
          <span>
            {t('refreshed')} <FriendlyTime dateTime={publishTime} />
          </span>
          <span>
            {t('expires')} <AbsoluteTime dateTime={expireTime} />
          </span>
        </RowMeta>
      </RowWords>
      <RowActions>
        <LinkButton size="sm" variant="outline" href={paths.jobApplications(id)} aria-label={t('receivedNamed', { words: received, title })}>
          {received}
        </LinkButton>
        {state !== 'removed' && (
          <>
            <LinkButton size="sm" variant="outline" href={paths.jobForm(id)} aria-label={t('editNamed', { title })}>
              {t('edit')}
            </LinkButton>
            <Button
              size="sm"
              variant="outline"
              isPending={pending === `refresh ${id}`}
              pendingLabel={t(again)}
              aria-label={t(`${again}Named`, { title })}
              onPress={onRefresh}
            >
              {t(again)}
            </Button>
          </>
        )}
        {state === 'open' && (
          <Button
            size="sm"
            variant="outline"
            isPending={pending === `close ${id}`}
            pendingLabel={t('closeJob')}
            aria-label={t('closeNamed', { title })}
            onPress={onClose}
          >
            {t('closeJob')}
          </Button>
        )}
      </RowActions>
    </Row>
  );
}
