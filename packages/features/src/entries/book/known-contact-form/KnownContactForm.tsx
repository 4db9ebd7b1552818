import { knownContactInputLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import type { KnownContact } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn, FormPage } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { knownContactFormMessages } from './messages.ts';

const fields = ['name', 'company', 'phone', 'email', 'wechat', 'note'] as const;

/** What is written of somebody; what is not known is empty. */
export type KnownContactWire = Record<(typeof fields)[number], string>;

/** Props of `KnownContactForm`. */
export interface KnownContactFormProps {
  /** One of the member's that is changed; null: a new one. */
  contact: Loadable<KnownContact> | null;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (facts: KnownContactWire) => Promise<void>;
}

/** One of a member's own contacts, new or changed. */
export function KnownContactForm({ contact, onSave }: KnownContactFormProps) {
  if (contact === null) return <Filling contact={null} onSave={onSave} />;
  return (
    <Loaded value={contact} lines={8}>
      {(known) => <Filling contact={known} onSave={onSave} />}
    </Loaded>
  );
}

const each = (read: (field: (typeof fields)[number]) => string) => Object.fromEntries(fields.map((field) => [field, read(field)])) as KnownContactWire;

function Filling({ contact, onSave }: Pick<KnownContactFormProps, 'onSave'> & { contact: KnownContact | null }) {
  const t = useMessages(knownContactFormMessages);
  const paths = usePaths(entriesPaths);
  const form = useForm<KnownContactWire>({
    draftKey: `known contact:${contact?.id ?? 'new'}`,
    initial: each((field) => contact?.[field] ?? ''),
    check: (input) => ({
      ...Object.fromEntries(
        fields.map((field) => {
          const most = knownContactInputLimits[field].maxLength;
          return [field, [...input[field].trim()].length > most ? t('tooLong', { most }) : undefined];
        }),
      ),
      ...(input.name.trim() === '' && { name: t('nameRequired') }),
    }),
    onSubmit: (input) => onSave(each((field) => input[field].trim())),
    failed: t('failed'),
  });
  const { field } = form;
  return (
    <FormPage title={t(contact === null ? 'addTitle' : 'editTitle')} note={t(contact !== null && contact.listing !== null ? 'kept' : 'note')}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <ErrorSummary problems={form.problems} />
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        <FieldPair>
          <TextField {...field('name')} label={t('name')} autoComplete="off" />
          <TextField {...field('company')} label={t('company')} autoComplete="off" />
        </FieldPair>
        <FieldPair>
          <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="off" />
          <TextField {...field('email')} label={t('email')} type="email" autoComplete="off" />
        </FieldPair>
        <TextField {...field('wechat')} label={t('wechat')} autoComplete="off" />
        <TextArea {...form.area('note')} label={t('remark')} maxCount={knownContactInputLimits.note.maxLength} rows={3} />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
          <LinkButton variant="outline" href={paths.knownContacts()}>
            {t('cancel')}
          </LinkButton>
        </FormActions>
      </FormColumn>
    </FormPage>
  );
}
