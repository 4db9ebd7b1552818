import { late } from '@chippage/ui/late';
import { useAtomValue } from 'jotai';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { ticketAtom } from '../atoms/ticketAtom.ts';
import { useConsent } from '../consent/useConsent.ts';
import { QuietBoundary } from '../page/QuietBoundary.tsx';

const MemberKeeper = late(async () => (await import('../session/MemberKeeper.tsx')).MemberKeeper);
const VisitKeeper = late(async () => (await import('../tracking/VisitKeeper.tsx')).VisitKeeper);
const TicketKeeper = late(async () => (await import('../session/TicketKeeper.tsx')).TicketKeeper);

/** What only some visits need; its code comes with the first of them. */
export function LateHosts() {
  const memberId = useAtomValue(memberAtom)?.id;
  const { consent } = useConsent();
  const hasTicket = useAtomValue(ticketAtom) !== null;
  return (
    <QuietBoundary>
      {memberId !== undefined && <MemberKeeper key={memberId} memberId={memberId} />}
      {consent?.scope === 'all' && <VisitKeeper />}
      {hasTicket && <TicketKeeper />}
    </QuietBoundary>
  );
}
