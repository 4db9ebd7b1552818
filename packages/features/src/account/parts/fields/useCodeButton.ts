import { ApiError } from '@chippage/api/errors';
import { useAnnounce } from '@chippage/ui/Announcer';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';

/** What the button that asks for a code needs. */
export interface CodeButtonOptions {
  /** @returns whether something must be filled in first, which then is shown */
  isBlocked?: () => boolean;
  /** @throws ApiError whose message is shown */
  onSend: () => Promise<void>;
  /** Where the code is typed; focus goes there. */
  codeRef: RefObject<HTMLInputElement | null>;
  /** Shows what went wrong, or `null` to take it away. */
  onMessage: (message: string | null) => void;
}

/** Runs the button that asks for a code: says that it was sent, and leads to where it is typed. */
export function useCodeButton({ isBlocked, onSend, codeRef, onMessage }: CodeButtonOptions): { isSending: boolean; send: () => void } {
  const t = useMessages(accountFieldsMessages);
  const announce = useAnnounce();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending || isBlocked?.()) return;
    setSending(true);
    onMessage(null);
    try {
      await onSend();
      announce(t('codeSent'));
      codeRef.current?.focus();
    } catch (error) {
      onMessage(error instanceof ApiError ? error.message : t('sendFailed'));
    } finally {
      setSending(false);
    }
  };
  return { isSending, send: () => void send() };
}
