import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { articleEditorMessages } from './messages.ts';

/** Props of `ConflictDialog`. */
export interface ConflictDialogProps {
  /** When the other one was saved. */
  time: string;
  /** Where focus goes afterwards: nobody pressed a button for it. */
  returnFocusRef: RefObject<HTMLElement | null>;
  onUseMine: () => void;
  onUseTheirs: () => void;
  onClose: () => void;
}

/** Two places wrote the same article: one of them is chosen, and nothing is overwritten before. */
export function ConflictDialog({ time, returnFocusRef, onUseMine, onUseTheirs, onClose }: ConflictDialogProps) {
  const t = useMessages(articleEditorMessages);
  return (
    <Dialog
      title={t('conflictTitle')}
      closeLabel={t('close')}
      role="alertdialog"
      size="sm"
      isOpen
      onOpenChange={onClose}
      returnFocusRef={returnFocusRef}
      footer={
        <>
          <Button variant="plain" onPress={onClose}>
            {t('later')}
          </Button>
          <Button variant="outline" onPress={onUseTheirs}>
            {t('useTheirs')}
          </Button>
          <Button onPress={onUseMine}>{t('useMine')}</Button>
        </>
      }
    >
      {t('conflictText', { time: absoluteTime(Date.parse(time)).minute })}
    </Dialog>
  );
}
