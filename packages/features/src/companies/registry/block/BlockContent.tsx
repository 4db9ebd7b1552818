import { registryBlocks } from '@chippage/api/registry';
import type { RegistryBlock, RegistryRecord } from '@chippage/api/types';
import { Timeline } from '@chippage/ui/Timeline';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { blockNamesMessages } from '../../parts/block-names/messages.ts';
import { RegistryTable } from '../../parts/registry-table/RegistryTable.tsx';
import { RegistryValueText } from '../../parts/registry-table/RegistryValueText.tsx';
import { registryBlockMessages } from './messages.ts';
import * as styles from './RegistryBlock.css.ts';

interface BlockContentProps {
  companyId: number;
  block: RegistryBlock;
  records: readonly RegistryRecord[];
}

/** What changed one after the other is read as a line of time. */
const timelines: ReadonlySet<RegistryBlock> = new Set(['former_names', 'former_addresses', 'former_representatives']);

/** The rows of a table of a company, or its line of time. */
export function BlockContent({ companyId, block, records }: BlockContentProps) {
  const t = useMessages(registryBlockMessages);
  const names = useMessages(blockNamesMessages);
  const { fields } = registryBlocks[block];
  const [first] = fields;
  const isDated = records.every(({ values }) => values.some(({ field }) => field === 'fromDate'));
  if (!timelines.has(block) || first === undefined || !isDated)
    return <RegistryTable caption={t('caption', { name: names(block) })} companyId={companyId} fields={fields} records={records} />;
  const textOf = ({ values }: RegistryRecord, name: string) => values.find(({ field }) => field === name)?.text ?? t('unsaid');
  return (
    <div className={styles.inset}>
      <Timeline
        label={names(block)}
        entries={records.map((record) => ({
          time: textOf(record, 'fromDate'),
          text: <RegistryValueText companyId={companyId} field={first} value={record.values.find(({ field }) => field === first)} />,
          by: t('span', { from: textOf(record, 'fromDate'), to: textOf(record, 'toDate') }),
        }))}
        formatTime={(time) => time}
        empty={t('empty')}
      />
    </div>
  );
}
