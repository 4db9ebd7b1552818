import type { Loadable } from '@chippage/api/loadable';
import type { CategoryChoice } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SuccessIcon } from '@chippage/ui/Icon';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { feedbackDialogMessages } from './messages.ts';

/** A feedback as it is sent. */
export interface SentFeedback {
  type: number;
  content: string;
  contact: string;
}

/** The first words of a feedback. */
export interface FeedbackDraft {
  /** Name of the kind; chosen when the site knows it. */
  typeLabel: string;
  content: string;
  /** The place in a document that it is about. */
  place?: DraftPlace;
}

/** A place in a document, as it is reported. */
export interface DraftPlace {
  documentId: number;
  /** Of the document, from 1; null: the whole of it. */
  page: number | null;
  /** What was selected there; empty: nothing. */
  phrase: string;
}

export interface FeedbackDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The kinds of feedback that the site knows. */
  types: Loadable<readonly CategoryChoice[]>;
  /** What the form opens with, e.g. from a page that names what is wrong. It can be changed. */
  draft?: FeedbackDraft;
  /** Where an answer may go, as far as is known of the member. It can be changed. @default '' */
  contact?: string;
  /** @throws ApiError whose message is shown, at the fields that it names */
  onSend: (feedback: SentFeedback) => Promise<void>;
}

/** Tells the site what is wrong or wanted. */
export function FeedbackDialog({ isOpen, onOpenChange, types, draft, contact = '', onSend }: FeedbackDialogProps) {
  const t = useMessages(feedbackDialogMessages);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const change = (next: boolean) => {
    if (!next) setSentTo(null);
    onOpenChange(next);
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} isOpen={isOpen} onOpenChange={change}>
      {({ close }) =>
        sentTo === null ? (
          <FeedbackForm
            types={types}
            draft={draft}
            contact={contact}
            onCancel={close}
            onSend={async (feedback) => {
              await onSend(feedback);
              setSentTo(feedback.contact);
            }}
          />
        ) : (
          <div role="status">
            <EmptyState
              size="sm"
              icon={<SuccessIcon size={32} />}
              title={t('sentTitle')}
              action={
                <Button autoFocus onPress={close}>
                  {t('done')}
                </Button>
              }
            >
              {t('sent', { contact: sentTo })}
            </EmptyState>
          </div>
        )
      }
    </Dialog>
  );
}
