import { FeedbackDialog, useFeedbackDialog } from '@chippage/features/FeedbackDialog';
import { useLocation } from 'react-router-dom';

export interface BoundDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The feedback dialog, bound to the page that it is about. */
export function BoundFeedbackDialog({ isOpen, onOpenChange }: BoundDialogProps) {
  const { pathname } = useLocation();
  return <FeedbackDialog isOpen={isOpen} onOpenChange={onOpenChange} {...useFeedbackDialog(pathname)} />;
}
