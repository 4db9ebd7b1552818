import { exchangeTicket, userInfoQuery } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { readLogin } from '@chippage/api/session';
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
  const client = useApi();
  const notify = useNotify();
  const keepLogin = useKeepLogin();

  const spend = async (): Promise<void> => {
    if (!brought) return;
    setQuestion(null);
    const { ticket, purpose } = brought.ticket;
    try {
      keepLogin(await exchangeTicket({ ticket, purpose }, { client }), { isSilent: true });
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
    const named = ticket.userId === null ? Promise.resolve(null) : userInfoQuery.fetch({ id: ticket.userId }, { client }).catch(() => null);
    void named.then((info) => setQuestion(t('ticketQuestion', { name: info?.nickName || t('otherAccount') })));
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
