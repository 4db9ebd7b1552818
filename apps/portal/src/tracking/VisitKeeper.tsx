import { useTellVisit } from '@chippage/features/Visits';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { VisitLog } from './trackVisit.ts';

/** Writes down which page follows which. Stands on the page for visitors who agreed: nothing is sent or remembered before, and no code loaded. */
export function VisitKeeper() {
  const tell = useTellVisit();
  const { pathname } = useLocation();
  const memberId = useAtomValue(memberAtom)?.id ?? null;
  const [log] = useState(() => new VisitLog());
  useEffect(() => {
    const line = log.next(pathname, Date.now(), memberId);
    // Nobody waits for it, and a visit that is not written down is no error of the page.
    if (line) tell(line);
  }, [tell, log, memberId, pathname]);
  return null;
}
