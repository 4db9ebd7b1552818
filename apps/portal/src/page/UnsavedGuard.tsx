import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../routes/operator/operator.words.ts';

/** Asks before what was written and not saved is left behind: by a link of the site, by Back, by closing the window. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
