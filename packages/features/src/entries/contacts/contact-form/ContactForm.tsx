import type { Loadable } from '@chippage/api/loadable';
import type { ContactTopic, OwnContact } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn, FormPage } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { contactTopicMessages } from '../../parts/contact-facts/messages.ts';
import type { KeptContacts } from '../own-contacts/OwnContacts.tsx';
import { type ContactInput, contactInputOf, contactProblems, contactWireOf, visibilities } from './contactInput.ts';
import { contactFormMessages } from './messages.ts';

/** Props of `ContactForm`. */
export interface ContactFormProps {
  kept: Loadable<KeptContacts>;
  /** Which of them is changed; null: a new one. */
  contactId: number | null;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (facts: ContactInput) => Promise<void>;
}

const topics = ['sales', 'support', 'purchasing', 'quality', 'general'] as const satisfies readonly ContactTopic[];

/** A contact of a company's page, new or changed; an operator looks at it first. */
export function ContactForm({ kept, contactId, onSave }: ContactFormProps) {
  const t = useMessages(contactFormMessages);
  return (
    <Loaded value={kept} lines={8}>
      {({ listing, contacts }) => {
        const contact = contacts.find(({ id }) => id === contactId);
        if (contactId !== null && !contact) return <Alert tone="warn">{t('gone')}</Alert>;
        return <Filling listing={listing} contact={contact ?? null} onSave={onSave} />;
      }}
    </Loaded>
  );
}

interface FillingProps extends Pick<KeptContacts, 'listing'>, Pick<ContactFormProps, 'onSave'> {
  contact: OwnContact | null;
}

function Filling({ listing: { kind, thingId, name: page }, contact, onSave }: FillingProps) {
  const t = useMessages(contactFormMessages);
  const topicName = useMessages(contactTopicMessages);
  const paths = usePaths(entriesPaths);
  const form = useForm<ContactInput>({
    draftKey: `contact:${kind}:${thingId}:${contact?.id ?? 'new'}`,
    initial: contactInputOf(contact && (contact.wanted ?? contact.shown), contact?.visibility),
    check: (input) => contactProblems(t, input),
    onSubmit: (input) => onSave(contactWireOf(input)),
    failed: t('failed'),
  });
  const { field, input, change } = form;
  return (
    <FormPage title={t(contact === null ? 'addTitle' : 'editTitle', { page })} note={t('note')}>
      {contact?.state === 'refused' && <Alert tone="warn">{t('refused', { reason: contact.reason ?? '' })}</Alert>}
      <FormColumn onSubmit={form.submit} message={form.message}>
        <ErrorSummary problems={form.problems} />
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        <RadioGroup
          label={t('topic')}
          orientation="horizontal"
          value={input.topic}
          onChange={(picked) => change({ topic: topics.find((each) => each === picked) ?? 'general' })}
        >
          {topics.map((each) => (
            <Radio key={each} value={each}>
              {topicName(each)}
            </Radio>
          ))}
        </RadioGroup>
        <TextField {...field('name')} label={t('name')} description={t('nameHint')} autoComplete="off" />
        <FieldPair>
          <TextField {...field('phone')} label={t('phone')} description={t('phoneHint')} type="tel" autoComplete="off" />
          <TextField {...field('email')} label={t('email')} type="email" autoComplete="off" />
        </FieldPair>
        <FieldPair>
          <TextField {...field('wechat')} label={t('wechat')} autoComplete="off" />
          <TextField {...field('hours')} label={t('hours')} description={t('hoursHint')} autoComplete="off" />
        </FieldPair>
        <TextField {...field('address')} label={t('address')} autoComplete="off" />
        <RadioGroup
          label={t('visibility')}
          description={t('visibilityHint')}
          value={input.visibility}
          onChange={(picked) => change({ visibility: visibilities.find((each) => each === picked) ?? 'members' })}
        >
          {visibilities.map((each) => (
            <Radio key={each} value={each}>
              {t(`visible_${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
          <LinkButton variant="outline" href={paths.ownContacts(kind, thingId)}>
            {t('cancel')}
          </LinkButton>
        </FormActions>
      </FormColumn>
    </FormPage>
  );
}
