import { PartSearchBox, type PartSearchBoxProps, usePartSearchBox } from '@chippage/features/PartSearchBox';
import { useNavigate } from 'react-router-dom';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { useSearchHistory } from './useSearchHistory.ts';

/** The part search, bound to hints, history and the result page. */
export function SiteSearch({ keywords, size }: Pick<PartSearchBoxProps, 'keywords' | 'size'>) {
  const navigate = useNavigate();
  return (
    <PartSearchBox
      action={shellPaths.searchForm()}
      keywords={keywords}
      size={size}
      {...usePartSearchBox()}
      {...useSearchHistory()}
      onSearch={(event) => void navigate(shellPaths.partSearch(event.keywords))}
    />
  );
}
