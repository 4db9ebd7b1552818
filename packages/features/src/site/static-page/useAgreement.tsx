import type { ReactNode } from 'react';
import { Prose } from '../../prose/Prose.tsx';
import { useStaticPage } from './useStaticPage.ts';

/** The user agreement as the operator wrote it; undefined until it is there, and the clauses that every site has stand in. */
export function useAgreement(isWanted: boolean): ReactNode {
  const page = useStaticPage(isWanted ? 'agreement' : undefined);
  return page.status === 'ready' ? <Prose blocks={page.data.blocks} /> : undefined;
}
