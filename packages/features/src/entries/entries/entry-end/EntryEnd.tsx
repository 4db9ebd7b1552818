import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { TextArea } from '@chippage/ui/TextArea';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormActions } from '../../../parts/form/FormLayout.tsx';
import type { AreaProps } from '../../../parts/form/useForm.ts';
import { MOST_EVIDENCE } from './evidenceProblem.ts';
import { entryEndMessages } from './messages.ts';

/** Props of `EntryEnd`. */
export interface EntryEndProps {
  /** The field of where it can be checked. */
  evidence: AreaProps;
  isPending: boolean;
  cancelHref: string;
}

/** What the forms for entries end with: where it can be checked, and handing it in. */
export function EntryEnd({ evidence, isPending, cancelHref }: EntryEndProps) {
  const t = useMessages(entryEndMessages);
  return (
    <>
      <TextArea {...evidence} label={t('evidence')} description={t('evidenceHint')} maxCount={MOST_EVIDENCE} rows={3} />
      <FormActions>
        <Button type="submit" isPending={isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
        <LinkButton variant="outline" href={cancelHref}>
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </>
  );
}
