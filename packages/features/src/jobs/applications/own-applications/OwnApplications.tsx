import { resumeFileLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import type { OwnApplication } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { FolderIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { ownApplicationsMessages } from './messages.ts';
import { OwnApplicationRow } from './OwnApplicationRow.tsx';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);

export interface OwnApplicationsProps {
  applications: Loadable<PagedList<OwnApplication>>;
  /** Where the jobs stand that the member keeps. Absent: this site has no such list. */
  savedHref?: string;
  /** Hands over the CV that was sent. @throws ApiError whose message is shown */
  onResume: (application: OwnApplication) => Promise<void>;
  /** Deletes CV and contact. @throws ApiError whose message is shown */
  onForget: (application: OwnApplication) => Promise<void>;
  onLoadMore: () => void;
}

/** What a member applied for, how it stands, and where the CV is deleted. */
export function OwnApplications({ applications, savedHref, onResume, onForget, onLoadMore }: OwnApplicationsProps) {
  const t = useMessages(ownApplicationsMessages);
  const paths = usePaths(jobsPaths);
  const action = useAction(t('resumeFailed'));
  const [asked, setAsked] = useState<OwnApplication | null>(null);
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        end={
          savedHref !== undefined && (
            <LinkButton variant="outline" href={savedHref}>
              {t('saved')}
            </LinkButton>
          )
        }
      />
      <Note>{t('note', { days: resumeFileLimits.days })}</Note>
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={applications}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState icon={<FolderIcon size={32} />} title={t('empty')} action={<LinkButton href={paths.jobs()}>{t('find')}</LinkButton>}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(application) => (
            <OwnApplicationRow
              key={application.id}
              application={application}
              pending={action.pending}
              onResume={() => void action.run(`resume ${application.id}`, () => onResume(application))}
              onForget={() => setAsked(application)}
            />
          )}
        </MoreRows>
      </Card>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={t('forgetTitle')}
          confirmLabel={t('forget')}
          cancelLabel={t('cancel')}
          tone="danger"
          onConfirm={() => {
            setAsked(null);
            void action.run(`forget ${asked.id}`, () => onForget(asked), t('forgetDone', { title: asked.job.title }));
          }}
        >
          {t('forgetText', { title: asked.job.title })}
        </ConfirmDialog>
      )}
    </PageColumn>
  );
}
