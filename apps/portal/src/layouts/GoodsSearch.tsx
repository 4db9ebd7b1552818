import { PartSearchBox } from '@chippage/features/PartSearchBox';
import { useNavigate } from 'react-router-dom';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { useSearchHistory } from './useSearchHistory.ts';

/** The search for goods, in the place of the part search where goods are seen. */
export function GoodsSearch({ keywords }: { keywords: string }) {
  const navigate = useNavigate();
  return (
    <PartSearchBox
      kind="goods"
      action={shellPaths.mall()}
      keywords={keywords}
      {...useSearchHistory()}
      onSearch={(event) => void navigate(shellPaths.mallSearch(event.keywords))}
    />
  );
}
