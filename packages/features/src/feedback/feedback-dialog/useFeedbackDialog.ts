import { useApi } from '@chippage/api/ApiProvider';
import { categoryChoicesQuery, myFeedbackQuery, sendFeedback } from '@chippage/api/feedback';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { useState } from 'react';
import type { DraftPlace, FeedbackDialogProps } from './FeedbackDialog.tsx';

const OPINION = { categoryEnum: 'OPINION' } as const;

/** The contract's limit for the address of the page. */
const LONGEST_PAGE = 300;

/** The place as the call takes it. */
const placeOf = (place: DraftPlace | undefined) =>
  place && { documentId: place.documentId, phrase: place.phrase, ...(place.page !== null && { documentPage: place.page }) };

/** Binds `FeedbackDialog` to the API. @param page the page that the feedback is about @param place the place in a document that it is about */
export function useFeedbackDialog(page: string, place?: DraftPlace): Pick<FeedbackDialogProps, 'types' | 'contact' | 'onSend'> {
  const client = useApi();
  const invalidate = useInvalidate();
  // Who writes twice in a visit is not asked for the address twice.
  const [contact, setContact] = useState('');
  const types = categoryChoicesQuery.use(OPINION, { revalidateIfStale: false });
  return {
    types: mapLoadable(toLoadable(types), ({ data }) => data),
    contact,
    onSend: async (feedback) => {
      await sendFeedback({ ...feedback, page: page.slice(0, LONGEST_PAGE), ...placeOf(place) }, { client });
      setContact(feedback.contact);
      void invalidate(myFeedbackQuery);
    },
  };
}
