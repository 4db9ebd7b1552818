import type { ApplicationMark, JobApplication } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { telHref } from '../../../parts/form/phone.ts';
import { Row, RowActions, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { ApplicationTag } from '../../parts/application-tag/ApplicationTag.tsx';
import { jobApplicationsMessages } from './messages.ts';

export interface JobApplicationRowProps {
  application: JobApplication;
  /** What is under way, see `JobApplications`. */
  pending: string | null;
  onResume: () => void;
  onMark: (mark: ApplicationMark) => void;
}

const marksFrom = { sent: ['viewed', 'fit', 'unfit'], viewed: ['fit', 'unfit'], fit: ['unfit'], unfit: ['fit'] } as const;

/** One application as the company reads it. */
export function JobApplicationRow({ application, pending, onResume, onMark }: JobApplicationRowProps) {
  const t = useMessages(jobApplicationsMessages);
  const { id, phone, message, resume, state, applyTime, keptUntil } = application;
  const name = application.name ?? t('nobody');
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {name}
          <ApplicationTag state={state} />
        </RowTitle>
        {message !== null && <RowText>{message}</RowText>}
        <RowMeta>
          {phone !== null && <Link href={telHref(phone)}>{t('call', { phone })}</Link>}
          {resume !== null && <TextButton onPress={onResume}>{t('resume', { name: resume.name, size: sizeText(resume.sizeBytes) })}</TextButton>}
        </RowMeta>
        <RowMeta>
          <span>
            {t('applied')} <FriendlyTime dateTime={applyTime} />
          </span>
          {keptUntil === null ? (
            <span>{t('forgotten')}</span>
          ) : (
            <span>
              {t('keptUntil')} <AbsoluteTime dateTime={keptUntil} />
            </span>
          )}
        </RowMeta>
      </RowWords>
      <RowActions>
        {marksFrom[state].map((mark) => (
          <Button
            key={mark}
            size="sm"
            variant="outline"
            isPending={pending === `${mark} ${id}`}
            pendingLabel={t(mark)}
            aria-label={t('markNamed', { mark: t(mark), name })}
            onPress={() => onMark(mark)}
          >
            {t(mark)}
          </Button>
        ))}
      </RowActions>
    </Row>
  );
}
