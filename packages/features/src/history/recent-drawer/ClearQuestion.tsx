import { ApiError } from '@chippage/api/errors';
import { Alert } from '@chippage/ui/Alert';
import { useAnnounce } from '@chippage/ui/Announcer';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { recentDrawerMessages } from './messages.ts';
import type { RecentTab } from './recentRow.ts';

export interface ClearQuestionProps {
  tab: RecentTab;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onClear: () => Promise<void>;
}

/** Asks before a tab's history goes: it does not come back. */
export function ClearQuestion({ tab, isOpen, onOpenChange, onClear }: ClearQuestionProps) {
  const t = useMessages(recentDrawerMessages);
  const announce = useAnnounce();
  const [isPending, setPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const change = (next: boolean) => {
    setMessage(null);
    onOpenChange(next);
  };
  const clear = async () => {
    setPending(true);
    setMessage(null);
    try {
      await onClear();
      announce(t('cleared', { tab: t(tab) }));
      change(false);
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : t('clearFailed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('clearTitle', { tab: t(tab) })}
      confirmLabel={t('clearConfirm')}
      cancelLabel={t('cancel')}
      isOpen={isOpen}
      onOpenChange={change}
      isPending={isPending}
      onConfirm={() => void clear()}
    >
      {t('clearHelp')}
      {message !== null && (
        <Alert tone="danger" live="assertive">
          {message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
