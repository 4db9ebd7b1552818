import type { TicketHolder } from '@chippage/api/types';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ticketQuestionMessages } from './messages.ts';

export interface TicketQuestionProps {
  /** Whose login the address brought; `null`: nothing is asked. */
  holder: TicketHolder | null;
  /** Whether somebody is logged in whose login would end. */
  isLoggedIn: boolean;
  onGoOn: () => void;
  onKeep: () => void;
}

/** Asks before a login that an address brought takes the place of the present one, and says whose it is. */
export function TicketQuestion({ holder, isLoggedIn, onGoOn, onKeep }: TicketQuestionProps) {
  const t = useMessages(ticketQuestionMessages);
  const name = holder?.nickName ?? '';
  const mobile = holder?.mobile ?? null;
  const question = isLoggedIn ? (['question', 'questionWithMobile'] as const) : (['first', 'firstWithMobile'] as const);
  return (
    <ConfirmDialog
      isOpen={holder !== null}
      title={t(isLoggedIn ? 'title' : 'firstTitle')}
      confirmLabel={t('goOn')}
      cancelLabel={t(isLoggedIn ? 'keep' : 'stay')}
      tone="accent"
      onConfirm={onGoOn}
      onOpenChange={(isOpen) => !isOpen && onKeep()}
    >
      {mobile === null ? t(question[0], { name }) : t(question[1], { name, mobile })}
    </ConfirmDialog>
  );
}
