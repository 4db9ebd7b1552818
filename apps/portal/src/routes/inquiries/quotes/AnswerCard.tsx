import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { enterpriseStatusAtom } from '../../../atoms/sharedState.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { enterprisePaths } from '../../enterprise/enterprise.paths.ts';
import * as styles from './quotes.css.ts';
import { t } from './quotes.words.ts';

interface AnswerCardProps {
  title: string;
  /** What the button of a visitor says. */
  logInLabel: string;
  /** The form. */
  children: ReactNode;
}

/** Where somebody quotes or asks: the form for a verified company, else what is missing for it. */
export function AnswerCard({ title, logInLabel, children }: AnswerCardProps) {
  const isMember = useMemberId() !== null;
  const status = useAtomValue(enterpriseStatusAtom);
  const { demandLogin } = usePageActions('member');
  return (
    <Card title={title}>
      {!isMember ? (
        <div className={styles.answer}>
          <p className={styles.words}>{t('visitor')}</p>
          <Button onPress={() => demandLogin(() => undefined)}>{logInLabel}</Button>
        </div>
      ) : status === 1 ? (
        children
      ) : status === undefined ? null : (
        <div className={styles.answer}>
          <p className={styles.words}>{t('notVerified')}</p>
          <LinkButton href={enterprisePaths.companyVerification()}>{t('verify')}</LinkButton>
        </div>
      )}
    </Card>
  );
}
