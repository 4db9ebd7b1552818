import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SetNewPassword } from './SetNewPassword.tsx';
import { useMailedTicket } from './useMailedTicket.ts';

/** A new password by a ticket, as older mails carry it in the query and newer ones behind `#`. */
export default function ResetPasswordRoute() {
  const [search] = useSearchParams();
  // What the page was opened with, whatever becomes of the address.
  const [asked] = useState(() => search.get('ticket') ?? '');
  return <SetNewPassword ticket={useMailedTicket() ?? asked} />;
}
