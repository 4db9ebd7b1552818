import { CollectedList, useCollectedList } from '@chippage/features/CollectedList';
import { SpecDisk, type SpecView, useSpecDisk } from '@chippage/features/SpecDisk';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../page/saveFile.ts';
import { diskPaths } from './disk.paths.ts';

/** The datasheets that the member collected, as a part of the disk. */
export default function SpecDiskRoute() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const view: SpecView = { keywords: params.get('q')?.slice(0, 200) ?? '', isNewer: params.get('newer') === '1' };
  const { isNothingFound, ...found } = useSpecDisk(view);
  return (
    <SpecDisk
      view={view}
      onViewChange={({ keywords, isNewer }) => void navigate(diskPaths.specDisk({ q: keywords || null, newer: isNewer ? 1 : null }), { replace: true })}
      isNothingFound={isNothingFound}
    >
      <CollectedList {...useCollectedList({ saveFile })} {...found} />
    </SpecDisk>
  );
}
