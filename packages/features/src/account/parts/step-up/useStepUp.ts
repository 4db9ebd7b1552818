import { bindingInfoQuery, sendStepUpCode, stepUp } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import { type ApiError, isRefusal } from '@chippage/api/errors';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useCallback, useRef, useState } from 'react';
import { type FormStore, useResendWait } from '../captcha/useResendWait.ts';
import type { StepUpDialogProps } from './StepUpDialog.tsx';

/** Carries out a call; when the server wants to know first that it is the member, asks and repeats it once. */
export type Guard = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

export interface StepUp {
  guard: Guard;
  /** For the `StepUpDialog` that the page draws. */
  dialog: StepUpDialogProps;
}

/** Whether a call was refused because the member has not shown lately that it is them. */
export function needsStepUp(error: unknown): error is ApiError {
  return isRefusal<'bindMobile'>(error, 'session.step_up');
}

/** Asks the member to show that it is them, only when a call needs it. Leaving the dialog gives back the refusal. */
export function useStepUp({ resendStore }: { resendStore?: FormStore } = {}): StepUp {
  const client = useApi();
  const { resendAt, ask } = useResendWait('stepUpResendAt', resendStore);
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<{ granted: () => void; left: () => void } | null>(null);
  const ways = bindingInfoQuery.use(isOpen ? {} : null, { revalidateOnFocus: false });

  const guard: Guard = useCallback(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!needsStepUp(error)) throw error;
      await new Promise<void>((granted, reject) => {
        waiting.current?.left();
        waiting.current = { granted, left: () => reject(error) };
        setOpen(true);
      });
      return call();
    }
  }, []);

  const settle = (how: 'granted' | 'left') => {
    waiting.current?.[how]();
    waiting.current = null;
    setOpen(false);
  };
  return {
    guard,
    dialog: {
      isOpen,
      onOpenChange: (next) => {
        if (!next) settle('left');
      },
      ways: mapLoadable(toLoadable(ways), ({ mobile, hasPassword }) => ({ mobile, hasPassword })),
      resendAt,
      onSendCode: () => ask(() => sendStepUpCode({}, { client })),
      onConfirm: async (proof) => {
        await stepUp('code' in proof ? proof : { pwd: hashPassword(proof.password) }, { client });
        settle('granted');
      },
    },
  };
}
