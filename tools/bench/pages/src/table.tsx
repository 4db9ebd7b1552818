import '@chippage/ui/base.css';
import '@chippage/ui/parts/Table.css';
import '@chippage/ui/parts/TextField.css';
import './page.css';
import { I18nProvider } from '@chippage/ui/I18nProvider';
import { Table, type TableColumn, type TableSelection, type TableSort } from '@chippage/ui/Table';
import { TextField } from '@chippage/ui/TextField';
import { useCallback, useMemo, useState } from 'react';
import { mount } from './mount.tsx';
import { type BenchPart, columns as benchColumns, makeParts } from './parts.ts';

performance.mark('data-start');
const all = makeParts(Number(new URLSearchParams(location.search).get('n') ?? 10_000));
performance.mark('data-end');

const columns: TableColumn<BenchPart>[] = benchColumns.map(({ key, title, widthPx, isNumber }) => ({
  key,
  header: title,
  widthPx,
  isSortable: true,
  align: isNumber ? 'end' : 'start',
  isRowHeader: key === 'mpn',
  cell: (part) => part[key],
}));
const keyOf = (part: BenchPart) => part.id;
const labelOf = ({ mpn }: BenchPart) => `选择 ${mpn}`;

function sorted(parts: readonly BenchPart[], { key, direction }: TableSort): BenchPart[] {
  const by = key as keyof BenchPart;
  const sign = direction === 'asc' ? 1 : -1;
  return parts.toSorted((a, b) => (a[by] < b[by] ? -sign : a[by] > b[by] ? sign : 0));
}

function TablePage() {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const choose = useCallback(
    ({ id }: BenchPart, isChosen: boolean) => setChosen((was) => new Set(isChosen ? [...was, id] : [...was].filter((other) => other !== id))),
    [],
  );
  const rows = useMemo(() => {
    const wanted = words.trim().toLowerCase();
    const found = wanted === '' ? all : all.filter(({ mpn }) => mpn.toLowerCase().includes(wanted));
    return sort === null ? found : sorted(found, sort);
  }, [words, sort]);
  const selection = useMemo((): TableSelection<BenchPart> => ({ keys: chosen, header: '选择', label: labelOf, onChange: choose }), [chosen, choose]);
  return (
    <I18nProvider locale="zh-CN">
      <main className="page">
        <h1>参数选型</h1>
        <div className="bar">
          <span data-b="filter">
            <TextField label="按型号筛选" value={words} onChange={setWords} />
          </span>
          <span data-b="count">共 {rows.length} 条</span>
          <span data-b="selected">已选 {chosen.size} 项</span>
        </div>
        <div data-b="table">
          <Table
            caption="元器件参数表"
            columns={columns}
            rows={rows}
            getRowKey={keyOf}
            selection={selection}
            sort={sort}
            onSortChange={setSort}
            maxHeight="640px"
          />
        </div>
      </main>
    </I18nProvider>
  );
}

mount(<TablePage />);
