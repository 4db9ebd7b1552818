import type { ListingKind } from '@chippage/api/types';
import { idFrom, notFound } from '../../page/missing.ts';

/** The page of the directory that an address names. @throws the answer for an address that names none */
export function listingAt({ kind, id }: Readonly<Record<string, string | undefined>>): { kind: ListingKind; id: number } {
  if (kind !== 'brand' && kind !== 'agent') throw notFound();
  return { kind, id: idFrom(id) };
}

/** The number of a contact in an address; null: a new one. */
export const contactAt = (asked: string | undefined): number | null => (asked === 'add' ? null : idFrom(asked));
