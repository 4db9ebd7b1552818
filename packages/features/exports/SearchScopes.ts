/** The scopes of a search with their counts. */
export { searchScopesMessages } from '../src/shell/search-scopes/messages.ts';
export { type SearchScope } from '../src/shell/search-scopes/searchScope.ts';
export { SearchScopes, type SearchScopesProps } from '../src/shell/search-scopes/SearchScopes.tsx';
export { useSearchScopes } from '../src/shell/search-scopes/useSearchScopes.ts';
