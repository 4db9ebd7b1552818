import { KnownContactForm, useKnownContactForm } from '@chippage/features/KnownContacts';
import { useNavigate, useParams } from 'react-router-dom';
import { PageMissing } from '../../page/missing.ts';
import type { Loader } from '../../page/needs.ts';
import { useNotify } from '../../toasts/useNotify.ts';
import { entriesPaths } from './entries.paths.ts';
import { t } from './entries.words.ts';
import { contactAt } from './listingAt.ts';

export const loader: Loader = async ({ params }) => {
  contactAt(params['contact']);
  return null;
};

/** The form of one of the member's own contacts. */
export default function KnownContactRoute() {
  const id = contactAt(useParams()['contact']);
  return <Form key={id} id={id} />;
}

function Form({ id }: { id: number | null }) {
  const { isMissing, contact, onSave } = useKnownContactForm(id);
  const navigate = useNavigate();
  const notify = useNotify();
  if (isMissing) throw new PageMissing();
  const save = async (facts: Parameters<typeof onSave>[0]) => {
    await onSave(facts);
    notify({ tone: 'success', text: t('saved') });
    void navigate(entriesPaths.knownContacts());
  };
  return <KnownContactForm contact={contact} onSave={save} />;
}
