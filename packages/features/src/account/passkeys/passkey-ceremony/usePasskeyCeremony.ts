import { ApiError, type PasskeyReason } from '@chippage/api/errors';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@chippage/api/types';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { passkeyMessages } from './messages.ts';

/** What a page asks the browser to do with passkeys. */
export interface PasskeyCeremony {
  /** Makes one. @throws ApiError whose message is shown */
  make: (options: PasskeyCreation) => Promise<NewPasskey>;
  /** Uses one, from the browser's own list or, with `isBeside`, from what it offers beside a field. @throws ApiError whose message is shown */
  use: (options: PasskeyRequest, isBeside?: boolean) => Promise<PasskeyProof>;
  /** Whether the browser offers passkeys beside a field. */
  canBeBeside: () => Promise<boolean>;
  /** Ends whatever the browser is asked. */
  stop: () => void;
  /** Lets the browser know that the site has no such passkey, so that it is not offered again. */
  forget: (rpId: string, credentialId: string) => void;
}

/** Time that a browser's own clock may differ by. */
const SLACK_MS = 1000;

const library = () => import('@simplewebauthn/browser');

/** The browser's passkeys. The code for them is fetched with the first question. */
export function usePasskeyCeremony(): PasskeyCeremony {
  const t = useMessages(passkeyMessages);
  return useMemo(() => {
    let loaded: Awaited<ReturnType<typeof library>> | null = null;
    const load = async () => {
      loaded ??= await library();
      return loaded;
    };
    /** Browsers tell those who leave from those who are late by nothing but the time. */
    const asked = async <T>(words: Record<PasskeyReason, string>, timeout: number, ask: () => Promise<T>): Promise<T> => {
      const begun = performance.now();
      try {
        return await ask();
      } catch (cause) {
        const reason = reasonOf(cause, performance.now() - begun >= timeout - SLACK_MS);
        throw new ApiError({ status: 0, reason, message: words[reason], cause });
      }
    };
    const forMaking: Record<PasskeyReason, string> = {
      'passkey.cancelled': t('addCancelled'),
      'passkey.replaced': t('addCancelled'),
      'passkey.timed_out': t('addTimedOut'),
      'passkey.exists': t('addExists'),
      'passkey.incapable': t('addIncapable'),
      'passkey.wrong_site': t('addWrongSite'),
      'passkey.failed': t('addFailed'),
    };
    const forUsing: Record<PasskeyReason, string> = {
      'passkey.cancelled': t('useCancelled'),
      'passkey.replaced': t('useCancelled'),
      'passkey.timed_out': t('useTimedOut'),
      'passkey.exists': t('useFailed'),
      'passkey.incapable': t('useFailed'),
      'passkey.wrong_site': t('useWrongSite'),
      'passkey.failed': t('useFailed'),
    };
    return {
      make: (options) =>
        asked(forMaking, options.timeout, async () => {
          const { startRegistration } = await load();
          const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
          const { clientDataJSON, attestationObject, transports } = response;
          return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
        }),
      use: (options, isBeside = false) =>
        asked(forUsing, options.timeout, async () => {
          const { startAuthentication } = await load();
          // The field may be of a tab that is not drawn yet.
          const beside = isBeside ? { useBrowserAutofill: true, verifyBrowserAutofillInput: false } : {};
          const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options, ...beside });
          const { clientDataJSON, authenticatorData, signature, userHandle } = response;
          return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) } };
        }),
      canBeBeside: async () => (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true,
      stop: () => loaded?.WebAuthnAbortService.cancelCeremony(),
      forget: (rpID, credentialID) => {
        // A browser that knows no such word goes on offering it, and the server refuses it again.
        void load()
          .then(({ sendSignal }) => sendSignal({ signalName: 'unknownCredential', rpID, credentialID }))
          .catch(() => undefined);
      },
    };
  }, [t]);
}

function reasonOf(error: unknown, isLate: boolean): PasskeyReason {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'NotAllowedError') return isLate ? 'passkey.timed_out' : 'passkey.cancelled';
  if (name === 'AbortError') return 'passkey.replaced';
  if (name === 'InvalidStateError') return 'passkey.exists';
  if (name === 'ConstraintError' || name === 'NotSupportedError') return 'passkey.incapable';
  return name === 'SecurityError' ? 'passkey.wrong_site' : 'passkey.failed';
}
