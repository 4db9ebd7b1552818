import type { LinkParams } from '@chippage/features/FeaturesProvider';
import type { OperatorSection } from '@chippage/features/OperatorFrame';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { operatorPaths } from './operator.paths.ts';

/** A list's filters and page, kept in the address: every view can be sent and comes back with Back. */
export interface AddressQuery<Query> {
  query: Query;
  onQueryChange: (query: Query) => void;
  getHref: (query: Query) => string;
}

/** Binds a section's query to the address. */
export function useAddressQuery<Query>(
  section: OperatorSection,
  parse: (params: URLSearchParams) => Query,
  write: (query: Query) => LinkParams,
): AddressQuery<Query> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parse(params), [params, parse]);
  const getHref = (next: Query) => operatorPaths.operator(section, write(next));
  return { query, getHref, onQueryChange: (next) => void navigate(getHref(next), { preventScrollReset: true }) };
}
