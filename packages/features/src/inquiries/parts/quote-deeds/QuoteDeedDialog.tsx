import type { QuoteRow } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { CounterForm } from './CounterForm.tsx';
import type { AskedDeed } from './deedText.ts';
import { quoteDeedsMessages } from './messages.ts';
import type { QuoteActions } from './quoteActions.ts';
import { WordForm } from './WordForm.tsx';

export interface QuoteDeedDialogProps {
  /** As it was read last. */
  quote: QuoteRow;
  deed: AskedDeed;
  actions: QuoteActions;
  /** It was done: in words. */
  onDone: (said: string) => void;
  onClose: () => void;
  /** Where focus goes when the button that opened it went away. */
  returnFocusRef?: RefObject<HTMLElement | null>;
}

const said = {
  accept: 'accepted',
  counter: 'countered',
  refuse: 'refused',
  agree: 'agreed',
  hold: 'held',
  decline: 'declined',
  withdraw: 'withdrew',
} as const;

/** Asks before something is done with a quote; each question says the exact amounts. */
export function QuoteDeedDialog({ quote, deed, actions, onDone, onClose, returnFocusRef }: QuoteDeedDialogProps) {
  const t = useMessages(quoteDeedsMessages);
  const { id, offer, counterpartText: company } = quote;
  const done = () => {
    onDone(t(said[deed]));
    onClose();
  };
  const title = deed === 'accept' || deed === 'counter' || deed === 'refuse' ? t(`${deed}Title`, { company }) : t(`${deed}Title`);
  return (
    <Dialog title={title} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} returnFocusRef={returnFocusRef}>
      {deed === 'accept' && offer !== null && (
        <AcceptForm
          quote={quote}
          offer={offer}
          onAccept={async (wish) => {
            await actions.onAccept(id, wish);
            done();
          }}
          onCancel={onClose}
        />
      )}
      {deed === 'counter' && offer !== null && (
        <CounterForm
          quote={quote}
          offer={offer}
          onCounter={async (ask) => {
            await actions.onCounter(id, ask);
            done();
          }}
          onCancel={onClose}
        />
      )}
      {deed !== 'accept' && deed !== 'counter' && (
        <WordForm
          quote={quote}
          deed={deed}
          onMove={async (note) => {
            await actions.onMove(id, deed, note);
            done();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
