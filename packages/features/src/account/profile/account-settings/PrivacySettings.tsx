import type { Loadable } from '@chippage/api/loadable';
import type { MyDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { Note, PageColumn, Stack } from '../../../parts/page-column/PageColumn.tsx';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { AgreementsCard, type AgreementsCardProps } from '../agreements-card/AgreementsCard.tsx';
import { DataExportCard, type DataExportCardProps } from './DataExportCard.tsx';
import { accountSettingsMessages } from './messages.ts';

export interface PrivacySettingsProps extends AgreementsCardProps {
  detail: Loadable<MyDetail>;
  /** The copy of everything that the site keeps about the member. */
  dataExport: DataExportCardProps;
  /** Plans the erasing of the account. @throws ApiError whose message is shown */
  onErase: () => Promise<void>;
  /** Keeps the account after all. @throws ApiError whose message is shown */
  onKeep: () => Promise<void>;
}

/** The member's rights: to see and take back what was agreed to, to have their data, and to have them gone. */
export function PrivacySettings({ detail, agreements, statistics, dataExport, onErase, onKeep }: PrivacySettingsProps) {
  const t = useMessages(accountSettingsMessages);
  const [isAsking, setAsking] = useState(false);
  const action = useAction();
  return (
    <Loaded value={detail}>
      {({ eraseTime }) => (
        <PageColumn>
          <ActionAlert result={action.result} />
          <AgreementsCard agreements={agreements} statistics={statistics} />
          <DataExportCard {...dataExport} />
          <Card title={t('eraseTitle')}>
            <Stack>
              {eraseTime === null ? (
                <Note>{t('eraseHint')}</Note>
              ) : (
                <Alert tone="warn" title={t('erasePlanned', { date: absoluteTime(Date.parse(eraseTime)).minute })}>
                  {t('erasePlannedHint')}
                </Alert>
              )}
              <Note>{t('eraseGone')}</Note>
              <Note>{t('eraseRetained')}</Note>
              {/* One button that changes its words, so that focus has somewhere to stay. */}
              <Button
                tone={eraseTime === null ? 'danger' : 'accent'}
                variant={eraseTime === null ? 'outline' : 'solid'}
                isPending={action.pending === 'keep'}
                onPress={() => {
                  if (eraseTime === null) setAsking(true);
                  else void action.run('keep', onKeep, t('eraseUndone'));
                }}
              >
                {t(eraseTime === null ? 'erase' : 'eraseUndo')}
              </Button>
            </Stack>
          </Card>
          <ConfirmDialog
            title={t('eraseQuestion')}
            confirmLabel={t('eraseConfirm')}
            cancelLabel={t('cancel')}
            isOpen={isAsking}
            onOpenChange={setAsking}
            onConfirm={() => {
              setAsking(false);
              void action.run('erase', onErase);
            }}
          >
            <p>{t('eraseHint')}</p>
            <p>{t('eraseRetained')}</p>
          </ConfirmDialog>
        </PageColumn>
      )}
    </Loaded>
  );
}
