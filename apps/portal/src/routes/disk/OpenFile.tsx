import { FilePreview, useFilePreview } from '@chippage/features/FilePreview';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { saveFile } from '../../page/saveFile.ts';

const DiskReader = lazyPart(async () => (await import('./DiskReader.tsx')).DiskReader);

/** A file of the disk that is looked at, in the place of the list. */
export function OpenFile({ id, onBack }: { id: number; onBack: () => void }) {
  return (
    <FilePreview
      {...useFilePreview(id, saveFile)}
      onBack={onBack}
      reader={(file, title) => (
        <Suspense fallback={null}>
          <DiskReader file={file} title={title} />
        </Suspense>
      )}
    />
  );
}
