import type { BoardRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useAtomValue } from 'jotai';
import { enterpriseStatusAtom } from '../../../atoms/sharedState.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { enterprisePaths } from '../../enterprise/enterprise.paths.ts';
import * as styles from './quotes.css.ts';
import { t } from './quotes.words.ts';

const QuoteOn = late(async () => (await import('./QuoteOn.tsx')).QuoteOn);
const AskOn = late(async () => (await import('./AskOn.tsx')).AskOn);

/** Where somebody quotes on a demand, or asks about a supply: the form for a verified company, else what is missing for it. */
export function RowAnswer({ row }: { row: BoardRow }) {
  const isMember = useMemberId() !== null;
  const status = useAtomValue(enterpriseStatusAtom);
  const { demandLogin } = usePageActions('member');
  const isDemand = row.type === 1;
  return (
    <Card title={t(isDemand ? 'answerDemand' : 'answerSupply')}>
      {!isMember ? (
        <div className={styles.answer}>
          <p className={styles.words}>{t('visitor')}</p>
          <Button onPress={() => demandLogin(() => undefined)}>{t(isDemand ? 'logIn' : 'logInAsk')}</Button>
        </div>
      ) : status === 1 ? (
        isDemand ? (
          <QuoteOn row={row} />
        ) : (
          <AskOn row={row} />
        )
      ) : status === undefined ? null : (
        <div className={styles.answer}>
          <p className={styles.words}>{t('notVerified')}</p>
          <LinkButton href={enterprisePaths.companyVerification()}>{t('verify')}</LinkButton>
        </div>
      )}
    </Card>
  );
}
