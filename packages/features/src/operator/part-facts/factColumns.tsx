import type { OperatorFact } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Tag } from '@chippage/ui/Tag';
import type { TableColumn } from '@chippage/ui/Table';
import type { Translate } from '../../i18n/messages.ts';
import type { operatorPartMessages } from './messages.ts';
import * as styles from './OperatorPart.css.ts';
import { SourceWords } from './SourceWords.tsx';

interface ColumnsOptions {
  t: Translate<(typeof operatorPartMessages)['texts']>;
  /** Names of the part's sources, for facts that were not corrected. */
  sources: string;
  /** When those told it. */
  updateTime: string;
  onCorrect: (fact: OperatorFact) => void;
}

/** The columns of a part's facts. */
export function factColumns({ t, sources, updateTime, onCorrect }: ColumnsOptions): TableColumn<OperatorFact>[] {
  return [
    { key: 'name', header: t('name'), isRowHeader: true, cell: ({ name }) => name },
    {
      key: 'value',
      header: t('value'),
      cell: ({ text, source }) =>
        text === null ? (
          <span className={styles.unknown}>{t('unknown')}</span>
        ) : (
          <span className={styles.value}>
            <span translate="no">{text}</span>
            {source !== null && <Tag>{t('corrected')}</Tag>}
          </span>
        ),
    },
    {
      key: 'source',
      header: t('source'),
      isWrapping: true,
      cell: ({ text, source }) => (text === null ? null : <span className={styles.source}>{source === null ? sources : <SourceWords source={source} />}</span>),
    },
    {
      key: 'date',
      header: t('date'),
      cell: ({ text, correctedTime }) => (text === null ? null : absoluteTime(Date.parse(correctedTime ?? updateTime)).date),
    },
    {
      key: 'actions',
      header: t('actions'),
      pin: 'end',
      widthPx: 84,
      cell: (fact) => (
        <Button size="sm" variant="outline" aria-label={t('correctOf', { name: fact.name })} onPress={() => onCorrect(fact)}>
          {t('correct')}
        </Button>
      ),
    },
  ];
}
