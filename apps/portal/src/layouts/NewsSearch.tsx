import { NewsSearchBox, readNewsHistory } from '@chippage/features/NewsSearchBox';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStoredText } from '../page/useStoredText.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';

/** The search for news, bound to its history, which stays in this browser. */
export function NewsSearch({ keywords }: { keywords: string }) {
  const navigate = useNavigate();
  const [text, keep] = useStoredText('newsSearchHistory');
  const history = useMemo(() => readNewsHistory(text), [text]);
  return (
    <NewsSearchBox
      action={shellPaths.newsSearchForm()}
      keywords={keywords}
      history={history}
      onHistoryChange={(next) => keep(JSON.stringify(next))}
      onSearch={(event) => void navigate(shellPaths.newsSearch(event.keywords))}
    />
  );
}
