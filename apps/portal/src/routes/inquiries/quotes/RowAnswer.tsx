import type { BoardRow } from '@chippage/api/types';
import { useQuoteNeed } from '@chippage/features/useQuoteNeed';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { late } from '@chippage/ui/late';
import { useAtomValue } from 'jotai';
import { enterpriseStatusAtom } from '../../../atoms/sharedState.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import * as styles from './quotes.css.ts';
import { t } from './quotes.words.ts';

const QuoteOn = late(async () => (await import('./QuoteOn.tsx')).QuoteOn);
const CompanyNotice = late(async () => (await import('@chippage/features/CompanyNotice')).CompanyNotice);
const AskOn = late(async () => (await import('./AskOn.tsx')).AskOn);

/** Where somebody quotes on a demand, or asks about a supply: the form for a verified company, else what is missing for it. */
export function RowAnswer({ row }: { row: BoardRow }) {
  const isMember = useMemberId() !== null;
  const status = useAtomValue(enterpriseStatusAtom);
  const { demandLogin } = usePageActions('member');
  const isDemand = row.type === 1;
  const need = useQuoteNeed(isMember && status === 1 ? (isDemand ? 'seller' : 'buyer') : null);
  return (
    <Card title={t(isDemand ? 'answerDemand' : 'answerSupply')}>
      {!isMember ? (
        <div className={styles.answer}>
          <p className={styles.words}>{t('visitor')}</p>
          <Button onPress={() => demandLogin(() => undefined)}>{t(isDemand ? 'logIn' : 'logInAsk')}</Button>
        </div>
      ) : need !== null ? (
        <CompanyNotice size="sm" need={need} />
      ) : status === 1 ? (
        isDemand ? (
          <QuoteOn row={row} />
        ) : (
          <AskOn row={row} />
        )
      ) : status === undefined ? null : (
        <CompanyNotice size="sm" need={{ status }} />
      )}
    </Card>
  );
}
