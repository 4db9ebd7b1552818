import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { ticketAtom } from '../atoms/ticketAtom.ts';
import { QuietBoundary } from '../page/QuietBoundary.tsx';

const MemberKeeper = lazy(async () => ({ default: (await import('../session/MemberKeeper.tsx')).MemberKeeper }));
const TicketKeeper = lazy(async () => ({ default: (await import('../session/TicketKeeper.tsx')).TicketKeeper }));

/** What only some visits need; its code comes with the first of them. */
export function LateHosts() {
  const memberId = useAtomValue(memberAtom)?.id;
  const hasTicket = useAtomValue(ticketAtom) !== null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        {memberId !== undefined && <MemberKeeper key={memberId} memberId={memberId} />}
        {hasTicket && <TicketKeeper />}
      </Suspense>
    </QuietBoundary>
  );
}
