import { Button } from '@chippage/ui/Button';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { RowActions } from '../row-list/RowList.tsx';
import { answerFormMessages } from './messages.ts';

interface DraftActionsProps {
  /** The verb. */
  submitLabel: string;
  tone?: 'accent' | 'danger' | undefined;
  isPending: boolean;
  /** Gives up what was typed and closes the form. */
  onCancel: () => void;
}

/** The buttons of a form in place: sends it, or gives it up. In a dialog stands `DialogEnd`. */
export function DraftActions({ submitLabel, tone, isPending, onCancel }: DraftActionsProps) {
  const t = useMessages(answerFormMessages);
  return (
    <RowActions>
      <Button type="submit" size="sm" tone={tone} isPending={isPending}>
        {submitLabel}
      </Button>
      <Button size="sm" variant="outline" isDisabled={isPending} onPress={onCancel}>
        {t('cancel')}
      </Button>
    </RowActions>
  );
}
