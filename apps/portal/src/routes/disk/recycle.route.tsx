import { RecycleBin, useRecycleBin } from '@chippage/features/RecycleBin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNotify } from '../../toasts/useNotify.ts';
import { diskPaths } from './disk.paths.ts';

/** What the member deleted. */
export default function RecycleRoute() {
  const navigate = useNavigate();
  const keywords = useSearchParams()[0].get('q')?.trim().slice(0, 200) ?? '';
  return (
    <RecycleBin
      {...useRecycleBin(keywords, useNotify())}
      keywords={keywords}
      onSearch={(words) => void navigate(diskPaths.diskRecycle({ q: words || null }), { replace: true })}
    />
  );
}
