import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { categoryChoicesQuery, myFeedbackQuery, sendFeedback } from '@chippage/api/feedback';
import { FeedbackDialog } from '@chippage/features/FeedbackDialog';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const OPINION = { categoryEnum: 'OPINION' } as const;

export interface BoundDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The feedback dialog, bound to the kinds of feedback and to the page that it is about. */
export function BoundFeedbackDialog({ isOpen, onOpenChange }: BoundDialogProps) {
  const client = useApi();
  const invalidate = useInvalidate();
  const { pathname } = useLocation();
  // Who writes twice in a visit is not asked for the address twice.
  const [contact, setContact] = useState('');
  const types = categoryChoicesQuery.use(OPINION, { revalidateIfStale: false });
  return (
    <FeedbackDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      types={mapLoadable(toLoadable(types), ({ data }) => data)}
      contact={contact}
      onSend={async (form) => {
        await sendFeedback({ ...form, page: pathname.slice(0, 300) }, { client });
        setContact(form.contact);
        void invalidate(myFeedbackQuery);
      }}
    />
  );
}
