import { RowForm, useRowForm } from '@chippage/features/RowForm';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageMissing } from '../../../page/missing.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';
import { t } from '../inquiries.words.ts';

const numberIn = (text: string | null) => (/^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : null);

/** Where a company writes what it wants or offers, or changes it. */
export default function PostRoute() {
  const [search] = useSearchParams();
  const type = search.get('type') === '0' ? 0 : 1;
  const id = numberIn(search.get('id'));
  return <Form key={`${type} ${id}`} type={type} id={id} model={search.get('model') ?? ''} quantity={search.get('quantity') ?? ''} />;
}

interface FormProps {
  type: 0 | 1;
  id: number | null;
  model: string;
  quantity: string;
}

function Form({ type, id, model, quantity }: FormProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { isMissing, save, ...bound } = useRowForm(id, type);
  if (isMissing) throw new PageMissing();
  return (
    <RowForm
      type={type}
      {...bound}
      initial={{ model: model.slice(0, 80), quantity: quantity.slice(0, 12) }}
      getTypeHref={(next) => inquiriesPaths.postRow({ type: next, model, quantity })}
      onSubmit={async (form) => {
        const saved = await save(form);
        notify({ tone: 'success', text: t(id === null ? 'posted' : 'saved') });
        void navigate(saved.isAddressed ? inquiriesPaths.ownRows(1) : inquiriesPaths.boardRow(saved.id));
      }}
    />
  );
}
