import { useTellVisit } from '@chippage/features/Visits';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { useConsent } from '../consent/useConsent.ts';
import { VisitLog } from './trackVisit.ts';

/** Writes down which page follows which, for visitors who agreed; nothing is sent or remembered before. */
export function VisitKeeper() {
  const tell = useTellVisit();
  const { pathname } = useLocation();
  const { consent } = useConsent();
  const memberId = useAtomValue(memberAtom)?.id ?? null;
  const log = useRef<VisitLog | null>(null);
  const isAllowed = consent?.scope === 'all';
  useEffect(() => {
    if (!isAllowed) {
      log.current = null;
      return;
    }
    log.current ??= new VisitLog();
    const line = log.current.next(pathname, Date.now(), memberId);
    // Nobody waits for it, and a visit that is not written down is no error of the page.
    if (line) tell(line);
  }, [tell, isAllowed, memberId, pathname]);
  return null;
}
