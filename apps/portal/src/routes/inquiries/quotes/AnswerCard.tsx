import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { useQuoteNeed } from '@chippage/features/useQuoteNeed';
import { late } from '@chippage/ui/late';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { enterpriseStatusAtom } from '../../../atoms/sharedState.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import * as styles from './quotes.css.ts';
import { t } from './quotes.words.ts';

const CompanyNotice = late(async () => (await import('@chippage/features/CompanyNotice')).CompanyNotice);

interface AnswerCardProps {
  title: string;
  /** What the button of a visitor says. */
  logInLabel: string;
  /** As whom one answers. */
  side: 'buyer' | 'seller';
  /** The form. */
  children: ReactNode;
}

/** Where somebody quotes or asks: the form for a verified company, else what is missing for it. */
export function AnswerCard({ title, logInLabel, side, children }: AnswerCardProps) {
  const isMember = useMemberId() !== null;
  const status = useAtomValue(enterpriseStatusAtom);
  const { demandLogin } = usePageActions('member');
  const need = useQuoteNeed(isMember && status === 1 ? side : null);
  return (
    <Card title={title}>
      {!isMember ? (
        <div className={styles.answer}>
          <p className={styles.words}>{t('visitor')}</p>
          <Button onPress={() => demandLogin(() => undefined)}>{logInLabel}</Button>
        </div>
      ) : need !== null ? (
        <CompanyNotice size="sm" need={need} />
      ) : status === 1 ? (
        children
      ) : status === undefined ? null : (
        <CompanyNotice size="sm" need={{ status }} />
      )}
    </Card>
  );
}
