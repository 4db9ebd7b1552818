import { diskViewIn, diskViewParams, FileDisk, useFileDisk } from '@chippage/features/FileDisk';
import { late, lazyPart } from '@chippage/ui/late';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { diskMemory } from '../../page/diskMemory.ts';
import { useOwnMemory } from '../../page/readPages.ts';
import { saveFile } from '../../page/saveFile.ts';
import { UnsavedGuard } from '../../page/UnsavedGuard.tsx';
import { useNotify } from '../../toasts/useNotify.ts';
import { diskPaths } from './disk.paths.ts';
import { t } from './disk.words.ts';

const OpenFile = lazyPart(async () => (await import('./OpenFile.tsx')).OpenFile);
const ShareFile = late(async () => (await import('./ShareFile.tsx')).ShareFile);

/** The member's files. */
export default function FileDiskRoute() {
  useOwnMemory();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const view = diskViewIn(params);
  const [shared, setShared] = useState<{ id: number; name: string } | null>(null);
  const { isDirty, ...bound } = useFileDisk({ view, memory: diskMemory, saveFile, notify: useNotify(), onShare: setShared });
  const show = (next: typeof view) => {
    // Another folder and a file are places to come back from; an order and words are not.
    const isPlace = next.folderId !== view.folderId || next.fileId !== view.fileId;
    void navigate(diskPaths.fileDisk(diskViewParams(next)), { replace: !isPlace, preventScrollReset: true });
  };
  return (
    <>
      <FileDisk
        {...bound}
        view={view}
        onViewChange={show}
        {...(view.fileId !== null && {
          preview: (
            <Suspense fallback={null}>
              <OpenFile id={view.fileId} onBack={() => show({ ...view, fileId: null })} />
            </Suspense>
          ),
        })}
      />
      {shared && <ShareFile id={shared.id} name={shared.name} onClose={() => setShared(null)} />}
      {/* The other folders are the same page, which keeps the files. */}
      <UnsavedGuard isDirty={isDirty} allowsSamePage title={t('leaveTitle')} leaveLabel={t('leave')} stayLabel={t('stay')}>
        {t('leaveText')}
      </UnsavedGuard>
    </>
  );
}
