import type { Loadable } from '@chippage/api/loadable';
import type { MyDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { ExportIcon } from '@chippage/ui/Icon';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { absoluteTime } from '../../../i18n/friendly-time/friendlyTime.ts';
import { Loaded } from '../../../member-pages/Loaded.tsx';
import { memberPagesMessages } from '../../../member-pages/messages.ts';
import * as styles from '../../../member-pages/member.css.ts';
import { useAction } from '../../../member-pages/useAction.ts';
import { accountSettingsMessages } from './messages.ts';

export interface PrivacySettingsProps {
  detail: Loadable<MyDetail>;
  /** Saves everything that the site keeps about the member as a file. @throws ApiError whose message is shown */
  onExport: () => Promise<void>;
  /** Plans the erasing of the account. @throws ApiError whose message is shown */
  onErase: () => Promise<void>;
  /** Keeps the account after all. @throws ApiError whose message is shown */
  onKeep: () => Promise<void>;
}

/** The member's right to their data: to have them, and to have them gone. */
export function PrivacySettings({ detail, onExport, onErase, onKeep }: PrivacySettingsProps) {
  const t = useMessages(accountSettingsMessages);
  const words = useMessages(memberPagesMessages);
  const [isAsking, setAsking] = useState(false);
  const action = useAction();
  return (
    <Loaded value={detail}>
      {({ eraseTime }) => (
        <div className={styles.page}>
          {action.result && (
            <Alert tone={action.result.tone} live={action.result.tone === 'ok' ? 'polite' : 'assertive'}>
              {action.result.text}
            </Alert>
          )}
          <Card title={t('exportTitle')}>
            <div className={styles.stack}>
              <p className={styles.note}>{t('exportHint')}</p>
              <Button
                variant="outline"
                icon={<ExportIcon size={16} />}
                isPending={action.pendingId === 'export'}
                pendingLabel={t('exporting')}
                onPress={() =>
                  action.run('export', async () => {
                    await onExport();
                    return t('exported');
                  })
                }
              >
                {t('export')}
              </Button>
            </div>
          </Card>
          <Card title={t('eraseTitle')}>
            <div className={styles.stack}>
              {eraseTime === null ? (
                <p className={styles.note}>{t('eraseHint')}</p>
              ) : (
                <Alert tone="warn" title={t('erasePlanned', { date: absoluteTime(Date.parse(eraseTime)).minute })}>
                  {t('erasePlannedHint')}
                </Alert>
              )}
              <p className={styles.note}>{t('eraseGone')}</p>
              <p className={styles.note}>{t('eraseRetained')}</p>
              {/* One button that changes its words, so that focus has somewhere to stay. */}
              <Button
                tone={eraseTime === null ? 'danger' : 'accent'}
                variant={eraseTime === null ? 'outline' : 'solid'}
                isPending={action.pendingId === 'keep'}
                onPress={() => {
                  if (eraseTime === null) setAsking(true);
                  else
                    action.run('keep', async () => {
                      await onKeep();
                      return t('eraseUndone');
                    });
                }}
              >
                {t(eraseTime === null ? 'erase' : 'eraseUndo')}
              </Button>
            </div>
          </Card>
          <ConfirmDialog
            title={t('eraseQuestion')}
            confirmLabel={t('eraseConfirm')}
            cancelLabel={words('cancel')}
            isOpen={isAsking}
            onOpenChange={setAsking}
            onConfirm={() => {
              setAsking(false);
              action.run('erase', async () => {
                await onErase();
                return null;
              });
            }}
          >
            <p>{t('eraseHint')}</p>
            <p>{t('eraseRetained')}</p>
          </ConfirmDialog>
        </div>
      )}
    </Loaded>
  );
}
