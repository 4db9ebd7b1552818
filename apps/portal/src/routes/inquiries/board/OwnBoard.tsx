import { OwnRows, ownRowsParams, parseOwnRowsQuery, useOwnRows } from '@chippage/features/OwnRows';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { inquiriesPaths } from '../inquiries.paths.ts';

/** A company's own rows of one kind, bound to the address. */
export function OwnBoard({ type }: { type: 0 | 1 }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = parseOwnRowsQuery(search);
  return (
    <OwnRows type={type} query={query} {...useOwnRows(type, query)} onQuery={(next) => void navigate(inquiriesPaths.ownRows(type, ownRowsParams(next)))} />
  );
}
