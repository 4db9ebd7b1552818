import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Table, type TableProps } from './Table.tsx';
import { familyParts, manyParts, partColumns, type SamplePart, wideColumns } from './Table.fixtures.tsx';
import type { TableSelection, TableSort } from './tableColumn.ts';
import { playKeys } from '../keyboard/playKeys.ts';
import { tableKeys, tableSortKeys } from './tableKeys.ts';

const PartTable = (props: TableProps<SamplePart>) => (
  <Card padding="none">
    <Table {...props} />
  </Card>
);

const meta = {
  title: 'UI/Data/Table',
  component: Table<SamplePart>,
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...tableKeys, ...tableSortKeys } },
  args: {
    caption: '搜索结果',
    columns: partColumns,
    rows: familyParts,
    getRowKey: (part) => part.mpn,
    density: 'compact',
    onRowFocus: fn(),
    onSortChange: fn(),
  },
  render: (args) => <PartTable {...args} />,
} satisfies Meta<typeof Table<SamplePart>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 数字右对齐、等宽，单位写在表头里；行高 32。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '搜索结果' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'STM32F103C8T6' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Flash KB' })).toBeVisible();
  },
};

/** 舒适行高 44。 */
export const Comfortable: Story = { args: { density: 'comfortable' } };

/** 当前行有浅绿底，左边有 2 px 绿条。 */
export const Selected: Story = {
  args: { selectedKey: 'STM32F103C8T6' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('STM32F103C8T6');
  },
};

/** 排序：表头是按钮，方向由 aria-sort 说出。 */
export const Sorted: Story = {
  render: function Sortable(args) {
    const [sort, setSort] = useState<TableSort>({ key: 'flash', direction: 'asc' });
    const rows = useMemo(() => {
      const sign = sort.direction === 'asc' ? 1 : -1;
      return args.rows.toSorted((a, b) => sign * (sort.key === 'flash' ? a.flashKb - b.flashKb : a.mpn < b.mpn ? -1 : 1));
    }, [args.rows, sort]);
    return <PartTable {...args} rows={rows} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const head = () => canvas.getByRole('columnheader', { name: 'Flash KB' });
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Flash KB' }));
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('STM32F103RET6');
    await playKeys({ userEvent, step }, tableSortKeys, {
      sort: async (pressed) => {
        await expect(head()).toHaveAttribute('aria-sort', pressed === ' ' ? 'descending' : 'ascending');
        await expect(canvas.getByRole('button', { name: 'Flash KB' })).toHaveFocus();
      },
    });
  },
};

/** 键盘：↑ ↓ 在各行型号之间走，Home、End 到头到尾。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const lands = (mpn: string) => expect(canvas.getByRole('link', { name: mpn })).toHaveFocus();
    canvas.getByRole('link', { name: 'STM32F103C6Tx' }).focus();
    await playKeys({ userEvent, step }, tableKeys, {
      next: async () => {
        await lands('STM32F103C8T6');
        await expect(args.onRowFocus).toHaveBeenLastCalledWith(familyParts[1]);
      },
      end: () => lands('STM32F103RET6'),
      previous: () => lands('STM32F103RCT6'),
      home: () => lands('STM32F103C6Tx'),
    });
  },
};

/** 选行：每行一个方框，空格键切换，只重画那一行。 */
export const Selectable: Story = {
  render: function Selectable(args) {
    const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set(['STM32F103CBT6']));
    const selection = useMemo(
      (): TableSelection<SamplePart> => ({
        keys,
        header: '选择',
        label: ({ mpn }) => `选择 ${mpn}`,
        onChange: ({ mpn }, isSelected) => setKeys((was) => new Set(isSelected ? [...was, mpn] : [...was].filter((key) => key !== mpn))),
      }),
      [keys],
    );
    return <PartTable {...args} selection={selection} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: '选择 STM32F103C8T6' });
    await expect(canvas.getByRole('checkbox', { name: '选择 STM32F103CBT6' })).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onRowFocus).not.toHaveBeenCalled();
    await expect(canvas.getByRole('columnheader', { name: '选择' })).toBeInTheDocument();
  },
};

/** 骨架在表格自己的列里。 */
export const Loading: Story = { args: { isLoading: true, loadingLabel: '正在查找 STM32F103' } };

/** 没有行时，表头还在。 */
export const Empty: Story = { args: { rows: [], empty: <EmptyState title="没有符合条件的型号" /> } };

/** 窄处：只有放不下时才是可滚动、可聚焦、有名字的区域；首列不动。 */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: '搜索结果' });
    await expect(region).toHaveAttribute('tabindex', '0');
    const before = canvas.getByRole('rowheader', { name: 'STM32F103C8T6' }).getBoundingClientRect().left;
    region.scrollLeft = 120;
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(60));
    await expect(canvas.getByRole('rowheader', { name: 'STM32F103C8T6' }).getBoundingClientRect().left).toBeCloseTo(before, 0);
  },
};

const hundredThousand = manyParts(100_000);

/** 十万行十二列：只画看得见的，读屏仍知道总行数；滚走后焦点不丢。 */
export const ManyItems: Story = {
  args: { caption: '全部型号', columns: wideColumns, rows: hundredThousand, maxHeight: '480px' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = await canvas.findByRole('region', { name: '全部型号' });
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    await waitFor(() => expect(canvasElement.querySelectorAll('tr[data-index]').length).toBeLessThan(80));
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    region.scrollTop = 32 * 50_000;
    await waitFor(() => expect(canvasElement.querySelector('tr[data-index="50005"]')).toBeVisible());
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvasElement.querySelector('tr[data-index="99999"] a')).toHaveFocus());
    await expect(canvasElement.querySelector('tr[data-index="99999"]')).toHaveAttribute('aria-rowindex', '100001');
  },
};
