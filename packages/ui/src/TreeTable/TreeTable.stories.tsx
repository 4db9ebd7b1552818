import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { TrashIcon } from '../Icon/itemIcons.tsx';
import { FolderIcon } from '../Icon/objectIcons.tsx';
import { TreeTable, type TreeTableColumn, type TreeTableProps, type TreeTableRow } from './TreeTable.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { treeKeys } from '../Tree/treeKeys.ts';

interface DiskItem extends TreeTableRow {
  size: string;
  changed: string;
  inside?: readonly DiskItem[] | null;
}

const item = (id: string, text: string, size: string, changed: string, inside?: readonly DiskItem[] | null): DiskItem => ({
  id,
  text,
  size,
  changed,
  ...(inside !== undefined && { inside }),
});
const disk = [
  item('mcu', '微控制器', '3 项', '2026-11-16', [
    item('f103', 'STM32F103C8T6.pdf', '1.6 MB', '2026-11-16'),
    item('gd', 'GD32', '1 项', '2026-11-02', [item('gd103', 'GD32F103C8T6.pdf', '3.2 MB', '2026-11-02')]),
  ]),
  item('power', '电源', '1 项', '2026-10-28', [item('tps', 'TPS62130A.pdf', '2.4 MB', '2026-10-28')]),
  item('read', '选型说明.pdf', '0.3 MB', '2026-09-01'),
];
const columns: TreeTableColumn<DiskItem>[] = [
  { key: 'name', header: '名称', isSortable: true, cell: ({ text }) => text },
  { key: 'size', header: '大小', align: 'end', isSortable: true, cell: ({ size }) => size },
  { key: 'changed', header: '修改时间', cell: ({ changed }) => changed },
];
const told = { live: { because: 'React Aria 每选一次都说一句；这里按键比人快', until: '2027-03-01' } };

const without = (rows: readonly DiskItem[], ids: readonly string[]): DiskItem[] =>
  rows.filter(({ id }) => !ids.includes(id)).map((row) => (row.inside ? { ...row, inside: without(row.inside, ids) } : row));

function Disk(props: TreeTableProps<DiskItem>) {
  const [rows, setRows] = useState(props.rows);
  const [withButtons] = useState(() => [
    ...props.columns,
    {
      key: 'actions',
      header: '操作',
      isHeaderHidden: true,
      cell: ({ id, text }: DiskItem) => (
        <IconButton size="xs" label={`删除 ${text}`} onPress={() => setRows((now) => without(now, [id]))}>
          <TrashIcon size={16} />
        </IconButton>
      ),
    },
  ]);
  const remove = (ids: string[]) => {
    props.onRemove?.(ids);
    setRows((now) => without(now, ids));
  };
  return <TreeTable {...props} columns={withButtons} rows={rows} onRemove={remove} />;
}
const childrenOf = ({ inside }: DiskItem) => inside;

const meta = {
  title: 'UI/Collections/TreeTable',
  component: TreeTable<DiskItem>,
  tags: ['autodocs', 'beta'],
  parameters: { keys: treeKeys },
  args: {
    label: '云盘',
    columns,
    rows: disk,
    childrenOf,
    loadingText: '正在打开…',
    expandLabel: '展开',
    collapseLabel: '收起',
    defaultExpandedIds: ['mcu'],
    empty: (
      <EmptyState size="sm" icon={<FolderIcon size={32} />} title="云盘是空的">
        新建一个文件夹，或把文件拖到这里
      </EmptyState>
    ),
    onAction: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onSelectionChange: fn(),
    onExpandedChange: fn(),
    onSortChange: fn(),
  },
  render: (args) => <Disk {...args} />,
} satisfies Meta<typeof TreeTable<DiskItem>>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('row', { name });

/** 文件夹和文件，带大小和修改时间；数字右对齐。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('treegrid', { name: '云盘' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['名称', '大小', '修改时间', '操作']);
    await expect(row(canvas, /微控制器/)).toHaveAttribute('aria-expanded', 'true');
    await expect(row(canvas, /STM32F103/)).toHaveAttribute('aria-level', '2');
    await expect(within(row(canvas, /STM32F103/)).getByRole('rowheader')).toHaveTextContent('STM32F103C8T6.pdf');
  },
};

/** 开合的按钮说出要做什么、是哪一行。 */
export const Chevrons: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '收起 微控制器' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '展开 电源' }));
    await expect(row(canvas, /TPS62130A/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收起 电源' }));
    await expect(canvas.getByRole('button', { name: '展开 电源' })).toBeVisible();
  },
};

/** 键盘：→ 展开、再按到里面；← 收起、再按到外面；↑↓、Home、End、打字都能走；回车打开，→ 到格子里的按钮。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const lands = (name: RegExp) => waitFor(() => expect(row(canvas, name)).toHaveFocus());
    row(canvas, /微控制器/).focus();
    await playKeys({ userEvent, step }, treeKeys, {
      inside: () => lands(/STM32F103/),
      next: async () => {
        await lands(/GD32(?!F)/);
        await userEvent.keyboard('{ArrowRight}{ArrowRight}');
        await lands(/GD32F103/);
        await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
        await lands(/GD32(?!F)/);
      },
      outside: () => lands(/微控制器/),
      end: () => lands(/选型说明/),
      previous: () => lands(/电源/),
      home: () => lands(/微控制器/),
      find: () => lands(/STM32F103/),
      open: () => expect(args.onAction).toHaveBeenLastCalledWith('f103'),
      rename: async () => {
        await expect(args.onEdit).toHaveBeenLastCalledWith('f103');
        // The cells of a row, and what stands in them, are reached sideways.
        await userEvent.keyboard('{ArrowRight}');
        await waitFor(() => expect(canvas.getByRole('rowheader', { name: /STM32F103/ })).toHaveFocus());
        await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
        await waitFor(() => expect(canvas.getByRole('button', { name: '删除 STM32F103C8T6.pdf' })).toHaveFocus());
      },
      remove: {
        given: async () => {
          row(canvas, /STM32F103/).focus();
          await lands(/STM32F103/);
        },
        proves: async () => {
          await expect(args.onRemove).toHaveBeenLastCalledWith(['f103']);
          await lands(/GD32/);
        },
      },
    });
  },
};

/** 多选：表头的框全选；上面一行说选了几项，能做什么。 */
export const Multiple: Story = {
  parameters: { waivers: told },
  args: {
    selectionMode: 'multiple',
    defaultSelectedIds: ['f103'],
    selection: {
      count: (count) => `已选择 ${count} 项`,
      actions: (ids) => (
        <Button size="sm" variant="outline" isDisabled={ids.length === 0}>
          移动到…
        </Button>
      ),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已选择 1 项')).toBeVisible();
    row(canvas, /STM32F103/).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['f103', 'gd']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('已选择 0 项')).toBeVisible();
    await userEvent.click(within(canvas.getAllByRole('columnheader')[0]!).getByRole('checkbox'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['mcu', 'f103', 'gd', 'gd103', 'power', 'tps', 'read']);
  },
};

/** 排序：表头能按，方向由 aria-sort 说出。 */
export const Sorted: Story = {
  args: { sort: { key: 'size', direction: 'desc' } },
  play: async ({ canvas, userEvent, args }) => {
    const size = canvas.getByRole('columnheader', { name: '大小' });
    await expect(size).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(size);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'size', direction: 'asc' });
  },
};

/** 删除以后焦点到下一行。 */
export const Remove: Story = {
  play: async ({ canvas, userEvent, args }) => {
    row(canvas, /STM32F103/).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(['f103']);
    await waitFor(() => expect(row(canvas, /GD32/)).toHaveFocus());
  },
};

/** 打开才去取的文件夹。 */
export const Lazy: Story = {
  args: { rows: [item('shared', '同事共享', '—', '2026-11-16', null), ...disk], defaultExpandedIds: [] },
  play: async ({ canvas, userEvent, args }) => {
    row(canvas, /同事共享/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['shared']);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row(canvas, /正在打开/)).toHaveFocus());
  },
};

/** 没有：一句话。 */
export const Empty: Story = { args: { rows: [] }, play: async ({ canvas }) => expect(canvas.getByText('云盘是空的')).toBeVisible() };

/** 很多行。 */
export const Many: Story = {
  args: {
    rows: Array.from({ length: 80 }, (_, at) =>
      item(`d${at}`, `项目 ${at + 1}`, '1 项', '2026-11-16', [item(`d${at}a`, `rev-${at}.pdf`, '0.2 MB', '2026-11-16')]),
    ),
  },
};

/** 很长的名字折行。 */
export const LongText: Story = {
  args: {
    rows: [item('long', `${'a_very_long_file_name_of_a_datasheet_'.repeat(4)}.pdf`, '12.4 MB', '2026-11-16'), ...disk],
    defaultExpandedIds: ['mcu', 'gd'],
  },
};

/** 手机上：表格自己横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { selectionMode: 'multiple', defaultSelectedIds: ['power'] } };
