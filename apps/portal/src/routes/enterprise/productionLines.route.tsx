import { ProductionDesk, ProductionForm, useProductionDesk, useProductionForm } from '@chippage/features/CompanyDesk';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idFrom } from '../../page/missing.ts';
import { useNotify } from '../../toasts/useNotify.ts';
import { enterprisePaths } from './enterprise.paths.ts';
import { t } from './enterprise.words.ts';

/** What the member's company makes things with; `?line=` opens the form for one, or for a new one. */
export default function ProductionLinesRoute() {
  const line = useSearchParams()[0].get('line');
  return line === null ? <Desk /> : <Filling key={line} lineId={line === 'add' ? null : idFrom(line)} />;
}

function Desk() {
  return <ProductionDesk {...useProductionDesk()} />;
}

function Filling({ lineId }: { lineId: number | null }) {
  const { onSave, ...form } = useProductionForm(lineId);
  const navigate = useNavigate();
  const notify = useNotify();
  const save = async (facts: Parameters<typeof onSave>[0]) => {
    await onSave(facts);
    notify({ tone: 'success', text: t('handedIn') });
    void navigate(enterprisePaths.productionLines());
  };
  return <ProductionForm {...form} onSave={save} />;
}
