import { Button } from '@chippage/ui/Button';
import { DialogFoot } from '@chippage/ui/Dialog';

export interface DialogEndProps {
  cancelLabel: string;
  submitLabel: string;
  /** Said while it is under way. @default submitLabel */
  pendingLabel?: string;
  /** @default 'accent' */
  tone?: 'accent' | 'danger';
  isPending: boolean;
  onCancel: () => void;
}

/** The buttons at the end of a form in a dialog: the one that changes nothing first, the one that sends last. */
export function DialogEnd({ cancelLabel, submitLabel, pendingLabel, tone, isPending, onCancel }: DialogEndProps) {
  return (
    <DialogFoot>
      <Button variant="outline" isDisabled={isPending} onPress={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" tone={tone} isPending={isPending} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </DialogFoot>
  );
}
