import type { Loadable } from '@chippage/api/loadable';
import type { RegistryScore, RegistryScorePart } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Disclosure } from '@chippage/ui/Disclosure';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { registryScoreMessages } from './messages.ts';
import * as styles from './Score.css.ts';
import { factOf, formulaOf } from './scoreWords.ts';

export interface RegistryScoreCardProps {
  score: Loadable<RegistryScore>;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** The supplier scorecard: one number, and every term of it with its fact, its formula and its points. */
export function RegistryScoreCard({ score, onLogin }: RegistryScoreCardProps) {
  const t = useMessages(registryScoreMessages);
  return (
    <Card title={t('title')} note={t('note')} footer={score.status === 'ready' ? <RegistrySource provenance={score.data.provenance} /> : undefined}>
      <RegistryLoaded value={score} onLogin={onLogin} failedTitle={t('failed')} failedSize="sm" bones={['40px', '40px']}>
        {({ name, score: points, parts }) => (
          <div className={styles.stack}>
            <p className={styles.total}>
              <span className={styles.number}>{points === null ? t('noScore') : t('score', { score: points })}</span>
              {points !== null && <span className={styles.of}>{t('of')}</span>}
            </p>
            <Disclosure title={t('terms')}>
              <ScoreTable caption={t('caption', { name })} parts={parts} />
              <Note>{t('total')}</Note>
            </Disclosure>
            <Note>{t('verdict')}</Note>
          </div>
        )}
      </RegistryLoaded>
    </Card>
  );
}

function ScoreTable({ caption, parts }: { caption: string; parts: readonly RegistryScorePart[] }) {
  const t = useMessages(registryScoreMessages);
  const columns = useMemo(
    (): TableColumn<RegistryScorePart>[] => [
      { key: 'term', header: t('term'), isRowHeader: true, cell: ({ term }) => t(term) },
      { key: 'fact', header: t('fact'), cell: (part) => factOf(t, part) },
      {
        key: 'points',
        header: t('points'),
        align: 'end',
        cell: ({ points, most }) => (points === null ? t('notCounted') : t('pointsOf', { points, most })),
      },
      { key: 'formula', header: t('formula'), isWrapping: true, cell: ({ term }) => formulaOf(t, term) },
    ],
    [t],
  );
  return <Table caption={caption} columns={columns} rows={parts} getRowKey={({ term }) => term} />;
}
