import { PartSearchBox, type PartSearchBoxProps, usePartSearchBox } from '@chippage/features/PartSearchBox';
import type { SearchScope } from '@chippage/features/SearchScopes';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { scopeHrefs } from './scopeHrefs.ts';
import { useSearchHistory } from './useSearchHistory.ts';

/** Where the field searches something else than parts, as long as the visitor has not picked. */
const areas: readonly { of: RegExp; scope: SearchScope }[] = [
  { of: /^\/news(\/|$)/, scope: 'articles' },
  { of: /^\/mall\/(index|productDetails)(\/|$)/, scope: 'goods' },
  { of: /^\/datasheet\/text$/, scope: 'texts' },
  { of: /^\/mall\/companySearch$/, scope: 'merchants' },
];

/** The one search field, bound to its scope, hints, history and the result pages. */
export function SiteSearch({ keywords, size }: Pick<PartSearchBoxProps, 'keywords' | 'size'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A pick holds for the page where it was made: the next one begins with its own area.
  const [picked, setPicked] = useState<{ scope: SearchScope; on: string }>();
  const scope = picked?.on === pathname ? picked.scope : (areas.find(({ of }) => of.test(pathname))?.scope ?? 'parts');
  return (
    <PartSearchBox
      action={shellPaths.searchForm()}
      keywords={keywords}
      size={size}
      scope={scope}
      onScopeChange={(next) => setPicked({ scope: next, on: pathname })}
      {...usePartSearchBox(scope)}
      {...useSearchHistory(scope)}
      onSearch={(event) => {
        setPicked(undefined);
        void navigate(scopeHrefs[scope](event.keywords));
      }}
    />
  );
}
