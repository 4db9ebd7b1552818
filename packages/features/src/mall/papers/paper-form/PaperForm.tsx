import { CheckboxField } from '@chippage/ui/CheckboxField';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import type { Paper } from '../paper-cards/paper.ts';
import { paperFormMessages } from './messages.ts';

/** What the form of every kind of paper is given. */
export interface PaperFormProps<Saved extends Paper, Input> {
  /** The paper to change; a new one without. */
  paper?: Saved | undefined;
  /** Whether there is no other: then it is the default. @default false */
  isFirst?: boolean;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (input: Input) => Promise<void>;
  onCancel: () => void;
}

interface PaperFormFrameProps extends Pick<PaperFormProps<Paper, unknown>, 'paper' | 'isFirst' | 'onCancel'> {
  form: Pick<Form<{ isDefault: boolean }>, 'input' | 'change' | 'problems' | 'message' | 'isPending' | 'isRestored' | 'forget' | 'submit'>;
  words: { save: string; makeDefault: string; firstIsDefault: string };
  /** The fields. */
  children: ReactNode;
}

/** The form of a paper: what is wrong, its fields, whether it is the default, and the buttons. */
export function PaperForm({ form, words, paper, isFirst = false, onCancel, children }: PaperFormFrameProps) {
  const t = useMessages(paperFormMessages);
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      {children}
      {isFirst ? (
        <Note>{words.firstIsDefault}</Note>
      ) : (
        !paper?.isDefault && (
          <CheckboxField name="isDefault" isSelected={form.input.isDefault} onChange={(isDefault) => form.change({ isDefault })}>
            {words.makeDefault}
          </CheckboxField>
        )
      )}
      <DialogEnd
        cancelLabel={t('cancel')}
        submitLabel={words.save}
        pendingLabel={t('saving')}
        isPending={form.isPending}
        onCancel={() => {
          // Who cancels gives up what was typed; who only closes finds it again.
          form.forget();
          onCancel();
        }}
      />
    </FormColumn>
  );
}
