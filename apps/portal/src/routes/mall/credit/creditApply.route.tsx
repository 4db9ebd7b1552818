import { CreditApply, useCreditApply } from '@chippage/features/CreditApply';
import { useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { prefetch } from '../../../page/prefetch.ts';

// How the company stands with the merchant is its own, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ search }) => {
  idFrom(search.get('merchant') ?? undefined);
  return [];
});

/** Where a company asks a merchant for credit terms: `?merchant=` says which. */
export default function CreditApplyRoute() {
  const [params] = useSearchParams();
  const id = idFrom(params.get('merchant') ?? undefined);
  return <Apply key={id} id={id} />;
}

function Apply({ id }: { id: number }) {
  const { isMissing, ...bound } = useCreditApply(id);
  if (isMissing) throw new PageMissing();
  return <CreditApply {...bound} />;
}
