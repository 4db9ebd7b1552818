import { siteEventFactsLimits as limits } from '@chippage/api/limits';
import type { SiteEvent } from '@chippage/api/types';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Dialog } from '@chippage/ui/Dialog';
import { Select } from '@chippage/ui/Select';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../parts/form/RestoredNote.tsx';
import { type Problems, useForm } from '../../parts/form/useForm.ts';
import { eventKinds } from '../../parts/event-words/eventQuery.ts';
import { eventWordsMessages } from '../../parts/event-words/messages.ts';
import { emptyEvent, type EventInput, inputOf } from './eventForm.ts';
import { eventAdminMessages } from './messages.ts';

interface EventDialogProps {
  /** The event to put right; null: a new one. */
  event: SiteEvent | null;
  /** @throws ApiError whose words are shown */
  onSave: (input: EventInput) => Promise<void>;
  onClose: () => void;
}

/** Files an event, puts it right, calls it off or says what came of it. */
export function EventDialog({ event, onSave, onClose }: EventDialogProps) {
  const t = useMessages(eventAdminMessages);
  const kindName = useMessages(eventWordsMessages);
  const form = useForm<EventInput>({
    initial: event === null ? emptyEvent : inputOf(event),
    draftKey: `siteEvent:${event?.id ?? 'new'}`,
    check: (input) => problemsOf(input, t),
    onSubmit: async (input) => {
      await onSave(input);
      form.forget();
      onClose();
    },
    failed: t('saveFailed'),
  });
  const cancel = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="md"
      title={t(event === null ? 'addTitle' : 'editTitle')}
      description={t('dialogText')}
      closeLabel={t('close')}
      isKeyboardDismissDisabled={form.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FormColumn onSubmit={form.submit} message={form.message}>
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        <TextField {...form.field('title')} label={t('name')} maxLength={limits.title.maxLength} isRequired autoFocus />
        <Select
          label={t('kind')}
          placeholder={t('choose')}
          value={form.input.kind}
          onChange={(id) => form.change({ kind: eventKinds.find((kind) => kind === id) ?? 'seminar' })}
          options={eventKinds.map((id) => ({ id, label: kindName(id) }))}
        />
        <TextField {...form.field('startDate')} label={t('startDate')} type="date" isRequired />
        <TextField {...form.field('endDate')} label={t('endDate')} type="date" isRequired />
        <TextField {...form.field('place')} label={t('place')} description={t('placeHint')} maxLength={limits.place.maxLength} />
        <TextField {...form.field('organiser')} label={t('organiser')} maxLength={limits.organiser.maxLength} isRequired />
        <TextArea {...form.area('summary')} label={t('summary')} description={t('summaryHint')} maxCount={limits.summary.maxLength} isRequired />
        <TextField {...form.field('url')} label={t('url')} description={t('urlHint')} inputMode="url" maxLength={limits.url.maxLength} />
        <TextArea {...form.area('outcome')} label={t('outcome')} description={t('outcomeHint')} maxCount={limits.outcome.maxLength} />
        <CheckboxField isSelected={form.input.isCancelled} onChange={(isCancelled) => form.change({ isCancelled })}>
          {t('isCancelled')}
        </CheckboxField>
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('save')} pendingLabel={t('saving')} isPending={form.isPending} onCancel={cancel} />
      </FormColumn>
    </Dialog>
  );
}

function problemsOf(input: EventInput, t: ReturnType<typeof useMessages<(typeof eventAdminMessages)['texts']>>): Problems<EventInput> {
  const { title, organiser, summary, outcome, startDate, endDate } = input;
  const url = input.url.trim();
  return {
    ...(title.trim().length < limits.title.minLength && { title: t('noTitle') }),
    ...(startDate === '' && { startDate: t('noStart') }),
    ...(endDate === '' && { endDate: t('noEnd') }),
    ...(startDate !== '' && endDate !== '' && endDate < startDate && { endDate: t('endsEarly') }),
    ...(organiser.trim().length < limits.organiser.minLength && { organiser: t('noOrganiser') }),
    ...(summary.trim().length < limits.summary.minLength && { summary: t('noSummary') }),
    ...(summary.length > limits.summary.maxLength && { summary: t('tooLong', { most: String(limits.summary.maxLength) }) }),
    ...(outcome.length > limits.outcome.maxLength && { outcome: t('tooLong', { most: String(limits.outcome.maxLength) }) }),
    ...(url !== '' && !/^(?:https?:\/\/|\/)\S+$/.test(url) && { url: t('badUrl') }),
  };
}
