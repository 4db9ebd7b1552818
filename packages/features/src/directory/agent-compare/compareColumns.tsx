import type { AgentComparison } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import type { DatasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import type { DirectoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { AuthorisationProof } from '../parts/authorisation-proof/AuthorisationProof.tsx';
import * as styles from './AgentCompare.css.ts';
import type { CompareRow, CompareWords } from './compareRows.ts';

/** Stands above the facts: where each distributor leads, and the way to take it out. */
export const headRow: CompareRow = { key: 'head', name: '', values: [], isDifferent: false };

interface ColumnsOptions {
  compared: readonly AgentComparison[];
  paths: DatasheetsPaths & DirectoryPaths;
  t: CompareWords['t'];
  /** Address of the others. */
  withoutHref: (id: number) => string;
  /** The pressed link goes away with its column. */
  onRemove: () => void;
}

/** One column for the names of the facts, then one a distributor. */
export function compareColumns({ compared, paths, t, withoutHref, onRemove }: ColumnsOptions): TableColumn<CompareRow>[] {
  return [
    {
      key: 'fact',
      header: t('fact'),
      isRowHeader: true,
      isWrapping: true,
      pin: 'start',
      cell: (row) => (
        <span className={styles.fact}>
          {row.partId === undefined ? (
            row === headRow ? (
              t('company')
            ) : (
              row.name
            )
          ) : (
            <Link tone="accent" isMono href={paths.partDetail(row.partId)}>
              {row.name}
            </Link>
          )}
          {row.isDifferent && <Tag>{t('differs')}</Tag>}
        </span>
      ),
    },
    ...compared.map(({ agent }, at): TableColumn<CompareRow> => {
      const name = agent.nameCn ?? agent.name;
      return {
        key: String(agent.id),
        header: name,
        isWrapping: true,
        cell: (row): ReactNode => {
          if (row === headRow) {
            return (
              <span className={styles.agent}>
                <Link tone="quiet" href={paths.agentDetail(agent.id)}>
                  {name}
                </Link>
                {agent.isSample && <Tag>{t('sample')}</Tag>}
                <PlainLink className={styles.remove} href={withoutHref(agent.id)} aria-label={t('removeAgent', { name })} onClick={onRemove}>
                  {t('remove')}
                </PlainLink>
              </span>
            );
          }
          if (row.key === 'authorisation' && agent.line !== null) return <AuthorisationProof line={agent.line} />;
          if (row.key === 'website' && agent.website !== null) {
            return (
              <Link tone="quiet" href={agent.website} newWindowLabel={t('newWindow')}>
                {new URL(agent.website).host}
              </Link>
            );
          }
          const value = row.values[at];
          return row.isDifferent ? <strong className={styles.differs}>{value}</strong> : value;
        },
      };
    }),
  ];
}
