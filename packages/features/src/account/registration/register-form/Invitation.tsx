import { Alert } from '@chippage/ui/Alert';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { registerFormMessages } from './messages.ts';

export interface InvitationProps {
  code: string;
  /** `loading` until it is known whose it is; `unknown` when it is nobody's. */
  state: 'loading' | 'known' | 'unknown';
  /** Who invites. */
  ownerName: string | null;
}

/** Says who invited the visitor; an invitation that is nobody's never keeps anyone from registering. */
export function Invitation({ code, state, ownerName }: InvitationProps) {
  const t = useMessages(registerFormMessages);
  if (state === 'unknown') return <Alert tone="warn">{t('inviteUnknown', { code })}</Alert>;
  return <Alert tone="info">{state === 'known' ? t('invited', { name: ownerName ?? code, code }) : t('inviteLoading', { code })}</Alert>;
}
