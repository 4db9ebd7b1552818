import { UploadPage, useUploadPage } from '@chippage/features/UploadPage';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { UnsavedGuard } from '../../../page/UnsavedGuard.tsx';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';

/** Members hand in datasheets, and see what became of them. */
export default function UploadRoute() {
  const navigate = useNavigate();
  const tab = useSearchParams()[0].get('tab') === 'mine' ? 'mine' : 'new';
  const { isDirty, ...bound } = useUploadPage();
  return (
    <>
      <UploadPage
        {...bound}
        tab={tab}
        onTabChange={(next) => void navigate(next === 'mine' ? datasheetsPaths.upload('mine') : datasheetsPaths.upload(), { replace: true })}
      />
      {/* The other side of the same page keeps the files. */}
      <UnsavedGuard isDirty={isDirty} allowsSamePage title={t('uploadLeaveTitle')} leaveLabel={t('uploadLeave')} stayLabel={t('uploadStay')}>
        {t('uploadLeaveText')}
      </UnsavedGuard>
    </>
  );
}
