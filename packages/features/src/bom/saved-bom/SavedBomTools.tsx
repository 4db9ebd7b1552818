import type { BomVersion } from '@chippage/api/types';
import type { Loadable } from '@chippage/api/loadable';
import { Button } from '@chippage/ui/Button';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { CopyButton } from '@chippage/ui/CopyButton';
import { Dialog } from '@chippage/ui/Dialog';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { Link } from '@chippage/ui/Link';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { bomPaths } from '../../i18n/paths/bomPaths.ts';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import * as styles from '../bom-page/BomPage.css.ts';
import { savedBomMessages } from './messages.ts';

/** Props of `SavedBomTools`. */
export interface SavedBomToolsProps {
  id: number;
  name: string;
  version: number;
  /** The whole address that opens it; null: it is not shared. */
  shareUrl: string | null;
  /** @throws ApiError whose message is shown */
  onShare: (isShared: boolean) => Promise<void>;
  /** Asks for the versions; they are read when the window opens. */
  versions: Loadable<readonly BomVersion[]>;
  onOpenVersions: () => void;
  /** @throws ApiError whose message is shown */
  onRemove: () => Promise<void>;
}

/** What belongs to a saved bill of materials: its link for others, its versions, its end. */
export function SavedBomTools(props: SavedBomToolsProps) {
  const t = useMessages(savedBomMessages);
  const [open, setOpen] = useState<'share' | 'versions' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outline" size="sm" onPress={() => setOpen('share')}>
        {t('share')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        onPress={() => {
          props.onOpenVersions();
          setOpen('versions');
        }}
      >
        {t('versions')}
      </Button>
      <Button variant="plain" size="sm" onPress={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      {open === 'share' && <ShareBom {...props} onClose={close} />}
      {open === 'versions' && <Versions {...props} onClose={close} />}
      {open === 'remove' && <RemoveBom {...props} onClose={close} />}
    </>
  );
}

type WindowProps = SavedBomToolsProps & { onClose: () => void };

function ShareBom({ name, shareUrl, onShare, onClose }: WindowProps) {
  const t = useMessages(savedBomMessages);
  const action = useAction();
  return (
    <Dialog title={t('shareTitle', { name })} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('shareHint')}</p>
        <ActionAlert result={action.failure} />
        {shareUrl === null ? (
          <div className={styles.tools}>
            <Button isPending={action.isPending} onPress={() => void action.run('share', () => onShare(true))}>
              {t('shareStart')}
            </Button>
          </div>
        ) : (
          <>
            <TextField label={t('shareLink')} value={shareUrl} isReadOnly />
            <div className={styles.tools}>
              <CopyButton text={shareUrl} label={t('copy')} copiedLabel={t('copied')} failedLabel={t('copyFailed')} hasWords />
              <Button variant="outline" isPending={action.isPending} onPress={() => void action.run('stop', () => onShare(false))}>
                {t('shareStop')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Versions({ id, version, versions, onClose }: WindowProps) {
  const t = useMessages(savedBomMessages);
  const paths = usePaths(bomPaths);
  return (
    <Dialog title={t('versionsTitle')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <Loaded value={versions}>
        {(all) => (
          <ul className={styles.candidates}>
            {all.map((each, at) => (
              <li key={each.version} className={styles.candidate}>
                <span className={styles.candidateFacts}>
                  {each.version === version ? (
                    <strong>{t('version', { version: each.version })}</strong>
                  ) : (
                    <Link href={at === 0 ? paths.bomDetail(id) : paths.bomDetail(id, each.version)}>{t('version', { version: each.version })}</Link>
                  )}
                  <span className={styles.under}>
                    {t('versionFacts', { lines: formatNumber(each.lineCount), settled: formatNumber(each.settledCount), sets: formatNumber(each.sets) })}
                  </span>
                </span>
                <span className={styles.quiet}>{each.version === version ? t('versionNow') : at === 0 ? t('versionNewest') : ''}</span>
                <FriendlyTime dateTime={each.createTime} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

function RemoveBom({ name, onRemove, onClose }: WindowProps) {
  const t = useMessages(savedBomMessages);
  const action = useAction();
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle', { name })}
      confirmLabel={t('removeYes')}
      cancelLabel={t('cancel')}
      isPending={action.isPending}
      onConfirm={() => void action.run('remove', onRemove)}
      onOpenChange={onClose}
    >
      {t('removeText')}
      <ActionAlert result={action.failure} />
    </ConfirmDialog>
  );
}
