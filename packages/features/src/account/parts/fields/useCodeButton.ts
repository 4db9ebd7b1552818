import { ApiError } from '@chippage/api/errors';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { accountFieldsMessages } from './messages.ts';

/** What the button that asks for a code needs. */
export interface CodeButtonOptions {
  /** The form with the code: focus goes to its field, and what went wrong is said there. */
  form: Pick<Form<{ code: string }>, 'refOf' | 'setMessage'>;
  /** @returns whether something must be filled in first, which then is shown */
  isBlocked?: () => boolean;
  /** @throws ApiError whose message is shown */
  onSend: () => Promise<void>;
}

/** What the field of the code is given. */
export interface CodeButton {
  isSending: boolean;
  onSend: () => void;
}

/** Runs the button that asks for a code: says that it was sent, and leads to where it is typed. */
export function useCodeButton({ form, isBlocked, onSend }: CodeButtonOptions): CodeButton {
  const t = useMessages(accountFieldsMessages);
  const announce = useAnnounce();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending || isBlocked?.()) return;
    setSending(true);
    form.setMessage(null);
    try {
      await onSend();
      announce(t('codeSent'));
      form.refOf('code').current?.focus();
    } catch (error) {
      form.setMessage(error instanceof ApiError ? error.message : t('sendFailed'));
    } finally {
      setSending(false);
    }
  };
  return { isSending, onSend: () => void send() };
}
