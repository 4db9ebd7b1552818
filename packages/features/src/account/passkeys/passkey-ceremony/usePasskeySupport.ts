import { useSyncExternalStore } from 'react';

// What a browser can do does not change while a page is open.
const never = () => () => undefined;

/** Whether this browser has passkeys for the page; not on the server. Browsers have none for a page at an address in place of a domain. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname),
    () => false,
  );
