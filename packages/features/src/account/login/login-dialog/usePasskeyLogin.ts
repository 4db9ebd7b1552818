import { beginPasskeyLogin, loginByPasskey } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { isRefusal } from '@chippage/api/errors';
import type { LoginInfo } from '@chippage/api/types';
import { useEffect, useMemo, useRef } from 'react';
import { usePasskeyCeremony } from '../../passkeys/passkey-ceremony/usePasskeyCeremony.ts';
import { usePasskeySupport } from '../../passkeys/passkey-ceremony/usePasskeySupport.ts';
import type { LoginDialogProps } from './LoginDialog.tsx';

/** Logging in by passkey, for browsers that have them: one call for what to sign, the browser's own question, one call for the login. */
export function usePasskeyLogin(onLoggedIn: (info: LoginInfo) => void): LoginDialogProps['passkey'] {
  const client = useApi();
  const isSupported = usePasskeySupport();
  const ceremony = usePasskeyCeremony();
  // The browser's offer goes on while the page draws anew.
  const hear = useRef(onLoggedIn);
  useEffect(() => {
    hear.current = onLoggedIn;
  });
  return useMemo(() => {
    if (!isSupported) return undefined;
    const ask = async (isBeside: boolean) => {
      const request = await beginPasskeyLogin({}, { client });
      const credential = await ceremony.use(request, isBeside);
      return async () => {
        try {
          hear.current(await loginByPasskey({ credential, isAgreed: true }, { client }));
        } catch (error) {
          if (isRefusal<'loginByPasskey'>(error, 'passkey.unknown')) ceremony.forget(request.rpId, credential.id);
          throw error;
        }
      };
    };
    return {
      onAsk: () => ask(false),
      onOffer: async () => ((await ceremony.canBeBeside()) ? ask(true) : null),
      onStop: ceremony.stop,
    };
  }, [isSupported, ceremony, client]);
}
