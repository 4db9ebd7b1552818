import type { Loadable } from '@chippage/api/loadable';
import type { DataExport } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { DownloadIcon, ExportIcon } from '@chippage/ui/Icon';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, Stack } from '../../../parts/page-column/PageColumn.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { accountSettingsMessages } from './messages.ts';

export interface DataExportCardProps {
  /** The copy that was asked for last; `null`: none was. */
  latest: Loadable<DataExport | null>;
  /** Asks for a copy. @throws ApiError whose message is shown */
  onAsk: () => Promise<void>;
  /** Saves the copy that is ready. @throws ApiError whose message is shown */
  onDownload: () => Promise<void>;
}

const minuteOf = (time: string) => absoluteTime(Date.parse(time)).minute;

/** A copy of everything that the site keeps about the member: asked for, made, fetched. */
export function DataExportCard({ latest, onAsk, onDownload }: DataExportCardProps) {
  const t = useMessages(accountSettingsMessages);
  const action = useAction();
  const button = useRef<HTMLButtonElement>(null);
  const ask = () => void action.run('ask', onAsk);
  return (
    <Card title={t('exportTitle')}>
      <Stack>
        <Note>{t('exportHint')}</Note>
        <Loaded value={latest} lines={1} failedTitle={t('exportMissing')} failedSize="sm">
          {(copy) => (
            <>
              <CopyState copy={copy} />
              <ActionAlert result={action.result} />
              {/* One button that changes its words, so that focus has somewhere to stay. */}
              <Button
                ref={button}
                variant="outline"
                icon={copy?.state === 'ready' ? <DownloadIcon size={16} /> : <ExportIcon size={16} />}
                isPending={copy?.state === 'preparing' || action.isPending}
                pendingLabel={t(copy?.state === 'ready' ? 'exportDownload' : 'exporting')}
                onPress={() => (copy?.state === 'ready' ? void action.run('download', onDownload, t('exportDownloaded')) : ask())}
              >
                {t(copy?.state === 'ready' ? 'exportDownload' : 'export')}
              </Button>
              {copy?.state === 'ready' && (
                <Button
                  variant="plain"
                  isDisabled={action.isPending}
                  onPress={() => {
                    // This button goes while a copy is made.
                    button.current?.focus();
                    ask();
                  }}
                >
                  {t('exportAgain')}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

/** How far the copy is, in words; spoken when it changes. */
function CopyState({ copy }: { copy: DataExport | null }) {
  const t = useMessages(accountSettingsMessages);
  const [first] = useState(copy?.state);
  const live = copy?.state === first ? 'off' : 'polite';
  if (copy === null) return null;
  const until = copy.expireTime === null ? '' : minuteOf(copy.expireTime);
  if (copy.state === 'expired') return <Note>{t('exportExpired', { date: until })}</Note>;
  if (copy.state === 'preparing')
    return (
      <Alert tone="info" live={live} title={t('exporting')}>
        {t('exportingHint')}
      </Alert>
    );
  if (copy.state === 'failed')
    return (
      <Alert tone="danger" live={live} title={t('exportFailed')}>
        {t('exportFailedHint')}
      </Alert>
    );
  return (
    <Alert tone="ok" live={live} title={t('exportReady', { date: minuteOf(copy.askTime), size: sizeText(copy.sizeBytes ?? 0) })}>
      {t('exportUntil', { date: until })}
    </Alert>
  );
}
