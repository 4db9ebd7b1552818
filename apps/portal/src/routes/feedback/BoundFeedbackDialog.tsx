import { FeedbackDialog, useFeedbackDialog } from '@chippage/features/FeedbackDialog';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { feedbackDraftAtom } from '../../atoms/openToolAtom.ts';

export interface BoundDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The feedback dialog, bound to the page that it is about. */
export function BoundFeedbackDialog({ isOpen, onOpenChange }: BoundDialogProps) {
  const { pathname } = useLocation();
  const draft = useAtomValue(feedbackDraftAtom);
  return <FeedbackDialog isOpen={isOpen} {...(draft && { draft })} onOpenChange={onOpenChange} {...useFeedbackDialog(pathname, draft?.place)} />;
}
