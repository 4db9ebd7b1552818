import { useLocation } from 'react-router-dom';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the address asks for the open reader: `#reader`, or a page of the document. False on the server, which sees no hash. */
export function useReaderWanted(): boolean {
  const { hash } = useLocation();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser && /^#(reader$|.*\bpage=\d)/.test(hash);
}
