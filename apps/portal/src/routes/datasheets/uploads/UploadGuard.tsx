import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../datasheets.words.ts';

/** Asks before files that were not handed in are left behind. The other side of the same page keeps them. */
export function UploadGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('uploadLeaveTitle')}
      confirmLabel={t('uploadLeave')}
      cancelLabel={t('uploadStay')}
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      {t('uploadLeaveText')}
    </ConfirmDialog>
  );
}
