import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoginDialogProps } from './LoginDialog.tsx';

/** What the browser is to sign holds five minutes: a fresh one comes before. */
const RENEW_MS = 4 * 60_000;

interface PasskeyFormInput {
  passkey: LoginDialogProps['passkey'];
  isAgreed: boolean;
  /** Says that the agreement is to be ticked. @returns whether it is missing */
  needsAgreement: () => boolean;
  /** Takes away what was said of an earlier try. */
  onBegin: () => void;
  say: (error: unknown) => void;
  onDone: () => void;
}

/** Logging in by passkey in the dialog: by its button, and by what the browser offers beside the number's field while the dialog is open. */
export function usePasskeyForm({ passkey, isAgreed, needsAgreement, onBegin, say, onDone }: PasskeyFormInput) {
  const [isPending, setPending] = useState(false);
  /** What logs in with a passkey that was picked beside the field, perhaps before the agreement was ticked. */
  const picked = useRef<(() => Promise<void>) | null>(null);
  const goOn = useRef<() => void>(() => undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { onOffer, onStop } = passkey ?? {};

  const offer = useCallback(() => {
    clearTimeout(timer.current);
    if (!onOffer) return;
    timer.current = setTimeout(offer, RENEW_MS);
    onOffer().then(
      (logIn) => {
        clearTimeout(timer.current);
        if (!logIn) return;
        picked.current = logIn;
        goOn.current();
      },
      // Nobody asked for it, so nothing is said: the button is there.
      () => undefined,
    );
  }, [onOffer]);
  useEffect(() => {
    offer();
    return () => {
      clearTimeout(timer.current);
      onStop?.();
    };
  }, [offer, onStop]);

  const enter = async (ask: () => Promise<() => Promise<void>>) => {
    clearTimeout(timer.current);
    setPending(true);
    try {
      const logIn = await ask();
      await logIn();
      onDone();
    } catch (error) {
      say(error);
      offer();
    } finally {
      setPending(false);
    }
  };

  // What is missing is said when it is picked; the tick goes on.
  useEffect(() => {
    goOn.current = () => {
      const logIn = picked.current;
      if (logIn === null || needsAgreement()) return;
      picked.current = null;
      void enter(async () => logIn);
    };
  });
  useEffect(() => {
    if (isAgreed) goOn.current();
  }, [isAgreed]);

  const press = () => {
    if (!passkey || needsAgreement()) return;
    onBegin();
    void enter(passkey.onAsk);
  };
  return { isPending, press: passkey && press };
}
