import type { ContactPageKind } from '@chippage/api/types';
import { ContactForm, useContactForm } from '@chippage/features/Entries';
import { useNavigate } from 'react-router-dom';
import { PageMissing } from '../../page/missing.ts';
import { useNotify } from '../../toasts/useNotify.ts';
import { entriesPaths } from './entries.paths.ts';
import { t } from './entries.words.ts';

interface OwnContactFormProps {
  kind: ContactPageKind;
  id: number;
  /** Null: a new one. */
  contactId: number | null;
}

/** The form of one contact of a page; once it is handed in it goes to all of them. */
export function OwnContactForm({ kind, id, contactId }: OwnContactFormProps) {
  const { isMissing, onSave, ...form } = useContactForm(kind, id, contactId);
  const navigate = useNavigate();
  const notify = useNotify();
  if (isMissing) throw new PageMissing();
  const save = async (facts: Parameters<typeof onSave>[0]) => {
    await onSave(facts);
    notify({ tone: 'success', text: t('handedIn') });
    void navigate(entriesPaths.ownContacts(kind, id));
  };
  return <ContactForm {...form} onSave={save} />;
}
