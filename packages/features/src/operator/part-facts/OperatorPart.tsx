import type { Loadable } from '@chippage/api/loadable';
import type { OperatorPartDetail } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Card } from '@chippage/ui/Card';
import { late } from '@chippage/ui/late';
import { Link } from '@chippage/ui/Link';
import { Table } from '@chippage/ui/Table';
import { useMemo, useState } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { factColumns } from './factColumns.tsx';
import type { FactActions } from './factWish.ts';
import { operatorPartMessages } from './messages.ts';
import * as styles from './OperatorPart.css.ts';
import { PartHistory, type PartHistoryProps } from './PartHistory.tsx';

const FactDialog = late(async () => (await import('./FactDialog.tsx')).FactDialog);

export interface OperatorPartProps extends FactActions, Pick<PartHistoryProps, 'onUndo'> {
  part: Loadable<OperatorPartDetail>;
  /** All parts. */
  backHref: string;
}

/** A part as operators see it: every fact with its source and day, each to be corrected, and what was corrected. */
export function OperatorPart({ part, backHref, ...actions }: OperatorPartProps) {
  const t = useMessages(operatorPartMessages);
  return (
    <PageColumn>
      <p className={styles.back}>
        <Link href={backHref}>{t('back')}</Link>
      </p>
      <Loaded value={part} failedTitle={t('failed')} bones={['40px', '420px']}>
        {(detail) => <Detail part={detail} {...actions} />}
      </Loaded>
    </PageColumn>
  );
}

function Detail({ part, onTry, onCorrect, onUndo }: Omit<OperatorPartProps, 'part' | 'backHref'> & { part: OperatorPartDetail }) {
  const t = useMessages(operatorPartMessages);
  const paths = usePaths(datasheetsPaths);
  const announce = useAnnounce();
  const [asked, setAsked] = useState<string | null>(null);
  const { id, mpn, brandName, brandNameCn, categoryName, facts, sources, updateTime, history } = part;
  const sourceNames = sources.map(({ name }) => name).join('、');
  const columns = useMemo(() => factColumns({ t, sources: sourceNames, updateTime, onCorrect: ({ field }) => setAsked(field) }), [t, sourceNames, updateTime]);
  const known = facts.filter(({ text }) => text !== null).length;
  // The fact as it is now: after a refusal the dialog names the value that came meanwhile.
  const fact = facts.find(({ field }) => field === asked);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title} translate="no" tabIndex={-1}>
          {mpn}
        </h1>
        <span className={styles.about}>{[brandNameCn ?? brandName, categoryName].join('，')}</span>
        <Link href={paths.partDetail(id)}>{t('openPublic')}</Link>
      </header>
      <Card title={t('facts')} note={t('factsNote', { known, unknown: facts.length - known })} padding="none">
        <Table caption={t('caption')} columns={columns} rows={facts} getRowKey={({ field }) => field} />
      </Card>
      <PartHistory history={history} onUndo={onUndo} />
      {fact && (
        <FactDialog
          fact={fact}
          partId={id}
          onTry={onTry}
          onCorrect={onCorrect}
          onClose={() => setAsked(null)}
          onDone={({ name, from, to }) => {
            announce(t('correctedDone', { change: t('change', { name, from: from ?? t('unknown'), to }) }));
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
