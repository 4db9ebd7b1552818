import { readLogin } from '@chippage/api/session';
import type { TicketHolder } from '@chippage/api/types';
import { useSessionCalls } from '@chippage/features/SessionCalls';
import { TicketQuestion } from '@chippage/features/TicketQuestion';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { ticketAtom } from '../atoms/ticketAtom.ts';
import { t } from '../routes/account/account.words.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { asksFirst } from './queryTicket.ts';
import { useKeepLogin } from './useKeepLogin.ts';

/** Spends the ticket of the address: at once, or after a question when it could change who is logged in behind the visitor's back. */
export function TicketKeeper() {
  const [brought, setBrought] = useAtom(ticketAtom);
  const [asked, setAsked] = useState<{ holder: TicketHolder; isLoggedIn: boolean } | null>(null);
  const hasBegun = useRef(false);
  const { exchange, holderOf } = useSessionCalls();
  const notify = useNotify();
  const keepLogin = useKeepLogin();

  const leave = () => {
    setAsked(null);
    setBrought(null);
  };
  const spend = async (): Promise<void> => {
    if (!brought) return;
    setAsked(null);
    try {
      keepLogin(await exchange(wishOf(brought.ticket)), { isSilent: true });
    } catch {
      notify({ tone: 'warn', text: t('ticketSpent') });
    }
    setBrought(null);
  };
  const begin = async (): Promise<void> => {
    if (!brought) return;
    const { ticket, isCrossSite } = brought;
    const memberId = readLogin(localStorage)?.id ?? null;
    if (memberId === null && !isCrossSite) return spend();
    try {
      // The ticket's own word counts, not the address's.
      const holder = await holderOf(wishOf(ticket));
      if (!asksFirst(holder.id, { memberId, isCrossSite })) return await spend();
      setAsked({ holder, isLoggedIn: memberId !== null && memberId !== holder.id });
    } catch {
      notify({ tone: 'warn', text: t('ticketSpent') });
      leave();
    }
  };

  useEffect(() => {
    if (!brought || hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });

  return <TicketQuestion holder={asked?.holder ?? null} isLoggedIn={asked?.isLoggedIn ?? false} onGoOn={() => void spend()} onKeep={leave} />;
}

const wishOf = ({ ticket, purpose, userId }: { ticket: string; purpose: 'im' | 'sso'; userId: number | null }) => ({
  ticket,
  purpose,
  ...(userId !== null && { userId }),
});
