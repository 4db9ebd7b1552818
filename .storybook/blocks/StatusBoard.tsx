import { Link } from '@chippage/ui/Link';
import { Table, type TableSort } from '@chippage/ui/Table';
import { useEffect, useMemo, useState } from 'react';
import { labels } from '../labels.ts';
import { type Lifecycle, lifecycleOf, lifecycles } from '../lifecycle.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { LifecycleTag } from './LifecycleTag.tsx';
import { doorOf, hasKeyTable, partOf, weightOf } from './parts.ts';

interface Entry {
  type: string;
  title: string;
  importPath: string;
  tags?: string[];
  id: string;
}

interface Row {
  title: string;
  part: string;
  label: string;
  group: string;
  href: string;
  lifecycle?: Lifecycle;
  stories: number;
  played: number;
  hasKeys: boolean;
  door?: string;
  weight?: number;
}

/** Every part with what Storybook's own index and the repository say of it. */
export function StatusBoard() {
  const [rows, setRows] = useState<Row[]>();
  useEffect(() => {
    void fetch('./index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, Entry> }) => setRows(rowsOf(Object.values(index.entries))));
  }, []);
  if (!rows) return <p>正在读取索引…</p>;
  return (
    <Block>
      <p>
        共 {rows.length} 个部件、{rows.reduce((sum, { stories }) => sum + stories, 0)} 个故事；
        {(Object.keys(lifecycles) as Lifecycle[])
          .map((one) => `${lifecycles[one].label} ${rows.filter(({ lifecycle }) => lifecycle === one).length}`)
          .join('，')}
        ；{rows.filter(({ hasKeys }) => hasKeys).length} 个有键盘表。
      </p>
      {['UI', 'Features'].map((layer) => (
        <Layer key={layer} layer={layer} rows={rows.filter(({ title }) => title.startsWith(`${layer}/`))} />
      ))}
    </Block>
  );
}

function Layer({ layer, rows }: { layer: string; rows: Row[] }) {
  const [sort, setSort] = useState<TableSort>({ key: 'part', direction: 'asc' });
  const sorted = useMemo(() => {
    const key = sort.key as keyof Row;
    return rows.toSorted((a, b) => (sort.direction === 'asc' ? 1 : -1) * compare(a[key], b[key]));
  }, [rows, sort]);
  return (
    <section aria-labelledby={`status-${layer}`}>
      <h2 id={`status-${layer}`} className={styles.heading}>
        {labels[layer]}（{rows.length}）
      </h2>
      <Table
        caption={`状态：${labels[layer] ?? layer}`}
        density="compact"
        rows={sorted}
        getRowKey={({ title }) => title}
        sort={sort}
        onSortChange={setSort}
        columns={[
          {
            key: 'part',
            header: '部件',
            isRowHeader: true,
            isSortable: true,
            pin: 'start',
            cell: ({ href, label }) => (
              <Link tone="quiet" href={href} target="_top">
                {label}
              </Link>
            ),
          },
          { key: 'group', header: '分组', isSortable: true, cell: ({ group }) => labels[group] ?? group },
          { key: 'lifecycle', header: '生命周期', isSortable: true, cell: ({ lifecycle }) => (lifecycle ? <LifecycleTag is={lifecycle} /> : '未标') },
          { key: 'stories', header: '故事', align: 'end', isSortable: true, cell: ({ stories }) => stories },
          { key: 'played', header: '有步骤的', align: 'end', isSortable: true, cell: ({ played }) => played },
          { key: 'hasKeys', header: '键盘表', isSortable: true, cell: ({ hasKeys }) => (hasKeys ? '有' : '—') },
          { key: 'door', header: '入口', isSortable: true, cell: ({ door }) => <code className={styles.code}>{door ?? '—'}</code> },
          { key: 'weight', header: '重量', unit: 'kB', align: 'end', isSortable: true, cell: ({ weight }) => weight ?? '—' },
        ]}
      />
    </section>
  );
}

function rowsOf(entries: Entry[]): Row[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && /^(UI|Features)\//.test(title));
  return [...Map.groupBy(stories, ({ title }) => title)].map(([title, own]) => {
    const { importPath = '', tags = [] } = own[0] ?? {};
    const [, group = '', name = ''] = title.split('/');
    return {
      title,
      part: partOf(importPath),
      label: labels[name] ?? name,
      group,
      href: `./?path=/docs/${own[0]?.id.replace(/--.*$/, '--docs') ?? ''}`,
      lifecycle: lifecycleOf(tags),
      stories: own.length,
      played: own.filter((story) => story.tags?.includes('play-fn')).length,
      hasKeys: hasKeyTable(importPath),
      door: doorOf(importPath),
      weight: weightOf(importPath),
    };
  });
}

function compare(a: Row[keyof Row], b: Row[keyof Row]): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -1 : 1;
}
