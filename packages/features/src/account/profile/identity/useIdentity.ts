import { identityQuery } from '@chippage/api/account';
import type { Identity } from '@chippage/api/types';

/** It changes with a login only, and that reads everything anew. */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

/** What the member is to this site: member, merchant or operator. @returns undefined for a visitor and until it is known */
export function useIdentity(isMember: boolean): Identity | undefined {
  return identityQuery.use(isMember ? {} : null, KEPT).data;
}
