import { creditStates, MerchantCredit, MerchantCreditFrame, useMerchantCredit, useMerchantStatements } from '@chippage/features/MerchantCredit';
import { StatementList, statementStates } from '@chippage/features/StatementList';
import { useSearchParams } from 'react-router-dom';
import { mallPaths } from '../mall.paths.ts';

const hrefOf = (list: 'terms' | 'statements', state: string) =>
  mallPaths.merchantCenter('credit', { list: list === 'terms' ? null : list, state: state === 'all' ? null : state });

/** The merchant's credit terms, or with `?list=statements` its statements; `?state=` is the filter. */
export default function MerchantCreditRoute() {
  const [params] = useSearchParams();
  const list = params.get('list') === 'statements' ? 'statements' : 'terms';
  return (
    <MerchantCreditFrame list={list} getHref={(next) => hrefOf(next, 'all')}>
      {list === 'terms' ? <Terms state={params.get('state')} /> : <Statements state={params.get('state')} />}
    </MerchantCreditFrame>
  );
}

function Terms({ state: asked }: { state: string | null }) {
  const state = creditStates.find((each) => each === asked) ?? 'all';
  return <MerchantCredit key={state} {...useMerchantCredit(state)} getHref={(next) => hrefOf('terms', next)} />;
}

function Statements({ state: asked }: { state: string | null }) {
  const bound = useMerchantStatements(statementStates.find((each) => each === asked) ?? 'all');
  return <StatementList {...bound} getHref={(next) => hrefOf('statements', next)} statementHref={mallPaths.merchantStatement} />;
}
