import type { Loadable } from '@chippage/api/loadable';
import { documentDetailQuery } from '@chippage/api/datasheets';
import type { Document } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';

const idOf = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null);

/** The two documents that an address names; null: it does not name two. */
export function parseDocumentPair(search: URLSearchParams): readonly [number, number] | null {
  const [left, right] = [idOf(search.get('a')), idOf(search.get('b'))];
  return left === null || right === null || left === right ? null : [left, right];
}

/** Reads both documents; null while none are chosen. */
export function useDocumentCompare(pair: readonly [number, number] | null): Loadable<readonly [Document, Document]> | null {
  const left = useDetail(documentDetailQuery, pair && { id: pair[0] });
  const right = useDetail(documentDetailQuery, pair && { id: pair[1] });
  if (pair === null) return null;
  if (left.value.status !== 'ready') return left.value;
  if (right.value.status !== 'ready') return right.value;
  return { status: 'ready', data: [left.value.data, right.value.data] };
}
