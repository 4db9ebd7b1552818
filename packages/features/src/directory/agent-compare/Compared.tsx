import type { AgentComparison } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ExportIcon, PrintIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Table } from '@chippage/ui/Table';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { toCsv } from '../../parts/csv/toCsv.ts';
import { fileName } from '../../parts/file-name/fileName.ts';
import { StateLinks } from '../../parts/state-links/StateLinks.tsx';
import { salesRegionMessages } from '../../parts/sales-region/messages.ts';
import { agentKindMessages } from '../parts/agent-card/messages.ts';
import { authorisationProofMessages } from '../parts/authorisation-proof/messages.ts';
import { MOST_COMPARED } from '../parts/compare-tray/idsIn.ts';
import type { AgentCompareProps } from './AgentCompare.tsx';
import * as styles from './AgentCompare.css.ts';
import { agentCompareParams } from './agentCompareQuery.ts';
import { compareColumns, headRow } from './compareColumns.tsx';
import { compareRows } from './compareRows.ts';
import { agentCompareMessages } from './messages.ts';

interface ComparedProps extends AgentCompareProps {
  shown: readonly AgentComparison[];
  /** A column is about to go. */
  onRemove: () => void;
}

/** The table of distributors side by side, with the makers to compare them by. */
export function Compared({ shown, query, onSaveFile, onPrint, notify, onRemove }: ComparedProps) {
  const t = useMessages(agentCompareMessages);
  const kind = useMessages(agentKindMessages);
  const region = useMessages(salesRegionMessages);
  const proof = useMessages(authorisationProofMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  const rows = compareRows(shown, query.brand !== null, { t, kind, region, proof });
  const ids = shown.map(({ agent }) => agent.id);
  const hrefOf = (of: readonly number[], brand: number | null) => paths.agentCompare(of, agentCompareParams({ ...query, brand }));
  const withoutHref = (id: number) =>
    hrefOf(
      ids.filter((each) => each !== id),
      query.brand,
    );
  const columns = compareColumns({ compared: shown, paths, t, withoutHref, onRemove });
  const save = () => {
    const text = toCsv({ head: [t('fact'), ...shown.map(({ agent }) => agent.nameCn ?? agent.name)], rows: rows.map(({ name, values }) => [name, ...values]) });
    const file = fileName({
      about: shown.map(({ agent }) => agent.nameCn ?? agent.name).join('、'),
      holds: t('caption', { count: shown.length }),
      ending: 'csv',
    });
    onSaveFile({ name: file, type: 'text/csv;charset=utf-8', text });
    notify({ tone: 'success', text: t('exported', { count: shown.length, file }) });
  };
  return (
    <>
      <StateLinks
        label={t('brands')}
        states={[{ id: 'all', name: t('allBrands') }, ...brandsOf(shown)]}
        current={query.brand === null ? 'all' : String(query.brand)}
        getHref={(id) => hrefOf(ids, id === 'all' ? null : Number(id))}
      />
      <div className={styles.bar}>
        {shown.length > 1 && <span>{t('differenceCount', { count: rows.filter(({ isDifferent }) => isDifferent).length, total: rows.length })}</span>}
        <span className={styles.end}>
          {shown.length < MOST_COMPARED && (
            <LinkButton variant="outline" size="sm" href={paths.agentList(1, { ids: ids.join(','), brand: query.brand })}>
              {t('add')}
            </LinkButton>
          )}
          <Button variant="outline" size="sm" icon={<ExportIcon size={16} />} onPress={save}>
            {t('exportCsv')}
          </Button>
          <Button variant="outline" size="sm" icon={<PrintIcon size={16} />} onPress={onPrint}>
            {t('print')}
          </Button>
        </span>
      </div>
      {shown.length === 1 && <p className={styles.note}>{t('one')}</p>}
      {shown.length < query.ids.length && <p className={styles.note}>{t('gone', { count: query.ids.length - shown.length })}</p>}
      <Card padding="none">
        <Table caption={t('caption', { count: shown.length })} columns={columns} rows={[headRow, ...rows]} getRowKey={({ key }) => key} density="compact" />
      </Card>
    </>
  );
}

/** The makers that they carry, those that most of them carry first; how many of them carry it stands beside. */
function brandsOf(shown: readonly AgentComparison[]) {
  const lines = Map.groupBy(
    shown.flatMap((each) => each.lines),
    ({ brandId }) => brandId,
  );
  return [...lines]
    .map(([id, of]) => ({ id: String(id), name: of[0]?.brandNameCn ?? of[0]?.brandName ?? '', count: of.length }))
    .toSorted((a, b) => b.count - a.count);
}
