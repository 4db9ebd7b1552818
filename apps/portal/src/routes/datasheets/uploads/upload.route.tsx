import { UploadPage, type UploadsQuery, uploadStates, useUploadPage } from '@chippage/features/UploadPage';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { UnsavedGuard } from '../../../page/UnsavedGuard.tsx';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';

/** Members hand in datasheets, and see what became of them. */
export default function UploadRoute() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = params.get('tab') === 'mine' ? 'mine' : 'new';
  const query: UploadsQuery = { state: uploadStates.find((state) => state === params.get('state')) ?? 'all', keywords: params.get('q')?.slice(0, 200) ?? '' };
  const getHref = ({ state, keywords }: UploadsQuery) => datasheetsPaths.upload('mine', { state: state === 'all' ? null : state, q: keywords || null });
  const { isDirty, mine, ...bound } = useUploadPage(query);
  return (
    <>
      <UploadPage
        {...bound}
        mine={{ ...mine, query, getHref, onQueryChange: (next) => void navigate(getHref(next), { replace: true }) }}
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
