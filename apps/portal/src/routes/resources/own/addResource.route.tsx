import { ResourceForm, useResourceForm } from '@chippage/features/OwnResources';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageMissing } from '../../../page/missing.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

/** A form for a new resource, or for one that is handed in again. */
export default function AddResourceRoute() {
  const asked = Number(useSearchParams()[0].get('id'));
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  return <Form key={id} id={id} />;
}

function Form({ id }: { id: number | undefined }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { isMissing, onSave, ...form } = useResourceForm(id);
  if (isMissing) throw new PageMissing();
  return (
    <ResourceForm
      {...form}
      onSave={async (resource) => {
        await onSave(resource);
        notify({ tone: 'success', text: t('handedIn') });
        void navigate(resourcesPaths.ownResources());
      }}
    />
  );
}
