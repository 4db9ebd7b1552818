import { type ReactNode, useEffect, useRef } from 'react';
import { useAnnounce } from '../Announcer/useAnnounce.ts';
import { FieldButton } from '../TextField/FieldButton.tsx';
import { useCountdown } from '../useCountdown/useCountdown.ts';

/** What the button that asks for a code needs. */
export interface CodeSending {
  /** The verb before the first code: 获取验证码. */
  label: ReactNode;
  /** The verb from then on: 重新获取. The seconds stand after it. */
  againLabel: ReactNode;
  /** Said once when another code may be asked for. */
  readyMessage: string;
  /** Writes the seconds that are left. They are seen and never heard. */
  formatSeconds: (seconds: number) => string;
  /** Epoch milliseconds from which another code may be asked for; `null` when none was. */
  resendAt: number | null;
  /** Whether one is being asked for. */
  isSending: boolean;
  /** Asks for a code. */
  onSend: () => void;
}

/** Asks for a code. While it cools down it keeps its focus and does nothing. */
export function SendCodeButton({ label, againLabel, readyMessage, formatSeconds, resendAt, isSending, onSend }: CodeSending) {
  const secondsLeft = useCountdown(resendAt);
  const isCooling = secondsLeft > 0;
  const announce = useAnnounce();
  const wasCooling = useRef(false);
  useEffect(() => {
    if (wasCooling.current && !isCooling) announce(readyMessage);
    wasCooling.current = isCooling;
  }, [announce, isCooling, readyMessage]);
  return (
    <FieldButton width="countdown" isPending={isSending || isCooling} onPress={onSend}>
      {resendAt === null ? label : againLabel}
      {isCooling && <span aria-hidden>{formatSeconds(secondsLeft)}</span>}
    </FieldButton>
  );
}
