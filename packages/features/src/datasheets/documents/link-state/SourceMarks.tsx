import type { LinkHealth } from '@chippage/api/types';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { isBroken } from './linkTrouble.ts';

export interface SourceMarksProps {
  /** How the maker's address fares; null: it was not checked, or there is none. */
  link: LinkHealth | null;
  /** A copy of the maker's file is kept here. */
  isCopy: boolean;
}

const FoundMarks = lazyPart(async () => (await import('./FoundMarks.tsx')).FoundMarks);

/** What is to be said of where a sheet lies: that a copy is kept here, and what is wrong with its maker's address; the words load where there is something. */
export function SourceMarks(props: SourceMarksProps) {
  return props.isCopy || isBroken(props.link) ? (
    <Suspense>
      <FoundMarks {...props} />
    </Suspense>
  ) : null;
}
