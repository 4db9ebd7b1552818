import type { Loadable } from '@chippage/api/loadable';
import type { RegistryNode, RegistryRelation, RegistryRelations } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Disclosure } from '@chippage/ui/Disclosure';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { registryRelationsMessages } from './messages.ts';
import * as styles from './Relations.css.ts';
import { layRelations } from './relationsLayout.ts';
import { RelationsPicture } from './RelationsPicture.tsx';

export interface RegistryRelationsCardProps {
  relations: Loadable<RegistryRelations>;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** Who holds a company, whom it holds and who runs it: a picture, and the same as a table. */
export function RegistryRelationsCard({ relations, onLogin }: RegistryRelationsCardProps) {
  const t = useMessages(registryRelationsMessages);
  return (
    <Card title={t('title')} note={t('note')} footer={relations.status === 'ready' ? <RegistrySource provenance={relations.data.provenance} /> : undefined}>
      <RegistryLoaded value={relations} onLogin={onLogin} failedTitle={t('failed')} failedSize="sm" bones={['240px']}>
        {(found) => (found.relations.length === 0 ? <EmptyState size="sm" title={t('empty')} /> : <Shown relations={found} />)}
      </RegistryLoaded>
    </Card>
  );
}

function Shown({ relations }: { relations: RegistryRelations }) {
  const t = useMessages(registryRelationsMessages);
  const { nodes, name, left, relations: rows } = relations;
  const drawn = layRelations(relations).nodes.length;
  return (
    <div className={styles.stack}>
      <div className={styles.figure} role="region" aria-label={t('pictureFrame')} tabIndex={0}>
        <RelationsPicture relations={relations} />
      </div>
      {drawn < nodes.length && <Note>{t('drawn', { drawn, total: nodes.length })}</Note>}
      {left > 0 && <Note>{t('left', { count: left })}</Note>}
      <Disclosure title={t('table', { count: rows.length })}>
        <RelationsTable caption={t('caption', { name })} relations={relations} />
      </Disclosure>
    </div>
  );
}

function RelationsTable({ caption, relations: { companyId, nodes, relations } }: { caption: string; relations: RegistryRelations }) {
  const t = useMessages(registryRelationsMessages);
  const columns = useMemo((): TableColumn<RegistryRelation>[] => {
    const byKey = new Map(nodes.map((node) => [node.key, node]));
    const party = (key: string) => <Party companyId={companyId} node={byKey.get(key)} />;
    return [
      { key: 'from', header: t('from'), isRowHeader: true, isWrapping: true, cell: ({ from }) => party(from) },
      { key: 'kind', header: t('kind'), cell: ({ kind }) => t(kind) },
      { key: 'label', header: t('label'), cell: ({ label }) => label ?? t('unsaid') },
      { key: 'to', header: t('to'), isWrapping: true, cell: ({ to }) => party(to) },
    ];
  }, [t, nodes, companyId]);
  return <Table caption={caption} columns={columns} rows={relations} getRowKey={({ from, to, kind, label }) => `${from} ${to} ${kind} ${label}`} />;
}

function Party({ companyId, node }: { companyId: number; node: RegistryNode | undefined }) {
  const paths = usePaths(companiesPaths);
  if (node === undefined) return null;
  if (node.id === null) return <>{node.name}</>;
  return <Link href={node.kind === 'company' ? paths.registeredCompany(node.id) : paths.registeredPerson(node.id, companyId)}>{node.name}</Link>;
}
