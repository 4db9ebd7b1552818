import { Button } from '@chippage/ui/Button';
import { late } from '@chippage/ui/late';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { AskLinesProps } from './AskLines.tsx';
import { askLinesMessages } from './messages.ts';

const AskLines = late(async () => (await import('./AskLines.tsx')).AskLines);

/** Props of `AskButton`. */
export interface AskButtonProps extends Pick<AskLinesProps, 'lines' | 'onPost'> {
  /** Does something for a member; asks who is not logged in to log in first. */
  demandLogin: (action: () => void) => void;
}

/** The way to ask for the lines of a list; its dialog comes when it is wanted. */
export function AskButton({ lines, onPost, demandLogin }: AskButtonProps) {
  const t = useMessages(askLinesMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onHoverStart={AskLines.preload} onFocus={AskLines.preload} onPress={() => demandLogin(() => setOpen(true))}>
        {t('open')}
      </Button>
      {isOpen && <AskLines lines={lines} onPost={onPost} onClose={() => setOpen(false)} />}
    </>
  );
}
