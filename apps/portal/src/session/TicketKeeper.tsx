import { readLogin } from '@chippage/api/session';
import { useSessionCalls } from '@chippage/features/SessionCalls';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
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
  const [question, setQuestion] = useState<string | null>(null);
  const hasBegun = useRef(false);
  const { exchange, nameOf } = useSessionCalls();
  const notify = useNotify();
  const keepLogin = useKeepLogin();

  const spend = async (): Promise<void> => {
    if (!brought) return;
    setQuestion(null);
    const { ticket, purpose } = brought.ticket;
    try {
      keepLogin(await exchange({ ticket, purpose }), { isSilent: true });
    } catch {
      notify({ tone: 'warn', text: t('ticketSpent') });
    }
    setBrought(null);
  };

  useEffect(() => {
    if (!brought || hasBegun.current) return;
    hasBegun.current = true;
    const { ticket, isCrossSite } = brought;
    if (!asksFirst(ticket, { memberId: readLogin(localStorage)?.id ?? null, isCrossSite })) {
      void spend();
      return;
    }
    const named = ticket.userId === null ? Promise.resolve(null) : nameOf(ticket.userId);
    void named.then((name) => setQuestion(t('ticketQuestion', { name: name || t('otherAccount') })));
  });

  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={t('ticketTitle')}
      confirmLabel={t('goOn')}
      cancelLabel={t('cancel')}
      onConfirm={() => void spend()}
      tone="accent"
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setQuestion(null);
        setBrought(null);
      }}
    >
      {question}
    </ConfirmDialog>
  );
}
