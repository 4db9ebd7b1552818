import { UnsavedGuard } from '../../page/UnsavedGuard.tsx';
import { t } from './operator.words.ts';

/** Asks before changes of an operator's editor are left behind. */
export function EditorGuard({ isDirty }: { isDirty: boolean }) {
  return (
    <UnsavedGuard isDirty={isDirty} title={t('leaveTitle')} leaveLabel={t('leave')} stayLabel={t('stay')}>
      {t('leaveText')}
    </UnsavedGuard>
  );
}
