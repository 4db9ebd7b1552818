import { CorrectionForm, registryBlockIn, useCorrectionForm } from '@chippage/features/CompanyCorrections';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import type { Loader } from '../../../page/needs.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { companiesPaths } from '../companies.paths.ts';
import { t } from '../companies.words.ts';

const companyIn = (search: URLSearchParams) => idFrom(search.get('id') ?? undefined);

export const loader: Loader = async ({ request }) => {
  companyIn(new URL(request.url).searchParams);
  return null;
};

/** What is wrong with the facts of a company; `block`: the table that is meant. */
export default function CorrectionRoute() {
  const [search] = useSearchParams();
  const { isMissing, onSend, ...form } = useCorrectionForm(companyIn(search));
  const navigate = useNavigate();
  const notify = useNotify();
  if (isMissing) throw new PageMissing();
  const send = async (correction: Parameters<typeof onSend>[0]) => {
    await onSend(correction);
    notify({ tone: 'success', text: t('correctionSent') });
    void navigate(companiesPaths.companyCorrections());
  };
  return <CorrectionForm {...form} block={registryBlockIn(search)} onSend={send} />;
}
