import { isRefusal } from '@chippage/api/errors';
import { authorFormLimits as limits } from '@chippage/api/limits';
import type { AuthorFacts } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AvatarField } from '../../../parts/avatar-field/AvatarField.tsx';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { ownAuthorMessages } from './messages.ts';

/** What an author says of themselves; an empty picture is none. */
export type AuthorWire = { [Field in keyof AuthorFacts]: string };

/** Props of `AuthorForm`. */
export interface AuthorFormProps {
  /** What it begins with; null: nothing yet. */
  facts: AuthorFacts | null;
  /** Whether the member is an author, who changes what the page says. */
  isAuthor: boolean;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSubmit: (facts: AuthorWire) => Promise<void>;
  /** Stores a picture and gives its address. @throws ApiError whose message is shown */
  onUpload: (file: File) => Promise<string>;
}

const lengthOf = (text: string) => [...text.trim()].length;

/** What readers see of an author, to be written or changed. */
export function AuthorForm({ facts, isAuthor, onSubmit, onUpload }: AuthorFormProps) {
  const t = useMessages(ownAuthorMessages);
  const long = (text: string, most: number) => (lengthOf(text) > most ? t('tooLong', { most }) : undefined);
  const form = useForm<AuthorWire>({
    draftKey: isAuthor ? 'author:change' : 'author:apply',
    initial: { name: facts?.name ?? '', field: facts?.field ?? '', intro: facts?.intro ?? '', avatarUrl: facts?.avatarUrl ?? '' },
    check: ({ name, field, intro }) => ({
      name: lengthOf(name) < limits.name.minLength ? t('nameShort') : long(name, limits.name.maxLength),
      field: lengthOf(field) === 0 ? t('fieldRequired') : long(field, limits.field.maxLength),
      intro: lengthOf(intro) < limits.intro.minLength ? t('introShort') : long(intro, limits.intro.maxLength),
    }),
    onSubmit: ({ name, field, intro, avatarUrl }) => onSubmit({ name: name.trim(), field: field.trim(), intro: intro.trim(), avatarUrl }),
    fieldOf: (error) => (isRefusal<'applyAuthor' | 'changeAuthor'>(error, 'author.name_taken') ? 'name' : undefined),
    failed: t('failed'),
  });
  const { input, change, field } = form;
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <AvatarField
        name={input.name}
        url={input.avatarUrl === '' ? null : input.avatarUrl}
        onChange={(avatarUrl) => change({ avatarUrl })}
        onUpload={onUpload}
      />
      <TextField {...field('name')} label={t('name')} description={t('nameHint')} autoComplete="nickname" />
      <TextField {...field('field')} label={t('field')} description={t('fieldHint')} autoComplete="off" />
      <TextArea
        label={t('intro')}
        description={t('introHint')}
        maxCount={limits.intro.maxLength}
        rows={4}
        value={input.intro}
        onChange={(intro) => change({ intro })}
        error={form.errors.intro}
        // The form only moves focus there.
        inputRef={(element) => void Object.assign(form.refOf('intro'), { current: element })}
      />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
          {t(isAuthor ? 'change' : 'apply')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
