import { useEffect, useState } from 'react';

/** The ticket of a mailed link. It stands behind `#`, where no server and no log sees it, and leaves the address at once. @returns null without one */
export function useMailedTicket(): string | null {
  const [ticket, setTicket] = useState<string | null>(null);
  useEffect(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get('ticket');
    if (!found) return;
    setTicket(found);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return ticket;
}
