import { CreditList, useCreditList } from '@chippage/features/CreditList';
import { statementStates } from '@chippage/features/StatementList';
import { useSearchParams } from 'react-router-dom';

/** The credit terms of the member's company and its statements: `?state=` is the filter of these. */
export default function CreditTermsRoute() {
  const [params] = useSearchParams();
  return <CreditList {...useCreditList(statementStates.find((each) => each === params.get('state')) ?? 'all')} />;
}
