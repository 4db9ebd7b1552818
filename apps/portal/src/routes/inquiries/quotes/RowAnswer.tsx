import type { BoardRow } from '@chippage/api/types';
import { late } from '@chippage/ui/late';
import { AnswerCard } from './AnswerCard.tsx';
import { t } from './quotes.words.ts';

const QuoteOn = late(async () => (await import('./QuoteOn.tsx')).QuoteOn);
const AskOn = late(async () => (await import('./AskOn.tsx')).AskOn);

/** Where somebody quotes on a demand, or asks about a supply. */
export function RowAnswer({ row }: { row: BoardRow }) {
  const isDemand = row.type === 1;
  return (
    <AnswerCard title={t(isDemand ? 'answerDemand' : 'answerSupply')} logInLabel={t(isDemand ? 'logIn' : 'logInAsk')} side={isDemand ? 'seller' : 'buyer'}>
      {isDemand ? <QuoteOn row={row} /> : <AskOn row={row} />}
    </AnswerCard>
  );
}
