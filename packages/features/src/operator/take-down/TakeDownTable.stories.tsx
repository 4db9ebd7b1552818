import { ApiError } from '@chippage/api/errors';
import type { TakeDown } from '@chippage/api/types';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { EmptyState } from '@chippage/ui/EmptyState';
import type { TableColumn } from '@chippage/ui/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { withDrafts } from '../../parts/form/withDrafts.fixtures.tsx';
import { TakeDownState } from './TakeDownCells.tsx';
import { type TakeDownActions, TakeDownTable } from './TakeDownTable.tsx';

interface Listed {
  id: number;
  title: string;
  takenDown: TakeDown | null;
}

const taken: TakeDown = { kind: 'copyright', reason: '原厂来函，要求撤下旧版', time: '2026-11-19T08:00:00Z' };
const columns: readonly TableColumn<Listed>[] = [
  { key: 'title', header: '标题', isRowHeader: true, cell: ({ title }) => title },
  { key: 'state', header: '状态', cell: ({ takenDown }) => <TakeDownState takenDown={takenDown} /> },
];

/** 读屏听到的话。 */
const said = fn<(text: string) => void>();

/** A table whose rows are taken down and restored as the server would. */
function ListedTable({ rows, onTakeDown, onRestore }: TakeDownActions & { rows: readonly Listed[] }) {
  const [states, setStates] = useState<Readonly<Record<number, TakeDown | null>>>({});
  const put = (id: number, takenDown: TakeDown | null) => setStates((now) => ({ ...now, [id]: takenDown }));
  return (
    <TakeDownTable
      caption="文章"
      rows={rows.map((row) => ({ ...row, takenDown: states[row.id] === undefined ? row.takenDown : states[row.id]! }))}
      columns={columns}
      actionsHeader="操作"
      empty={<EmptyState title="没有文章">换个条件再找</EmptyState>}
      onTakeDown={async (wish) => {
        await onTakeDown(wish);
        put(wish.id, { kind: wish.kind, reason: wish.reason, time: '2026-11-20T08:00:00Z' });
      }}
      onRestore={async (id) => {
        await onRestore(id);
        put(id, null);
      }}
    />
  );
}

const meta = {
  title: 'Features/Operator/TakeDownTable',
  component: ListedTable,
  tags: ['autodocs', 'stable'],
  args: {
    rows: [
      { id: 1, title: 'LDO 选型要看的五个参数', takenDown: null },
      { id: 2, title: 'STM32F103x8 数据手册（旧版）', takenDown: taken },
    ],
    onTakeDown: fn(async () => undefined),
    onRestore: fn(async () => undefined),
  },
  decorators: [
    withDrafts,
    (Story) => (
      <AnnouncerProvider announce={said}>
        <Story />
      </AnnouncerProvider>
    ),
  ],
  beforeEach: () => void said.mockClear(),
} satisfies Meta<typeof ListedTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 在线的可以下架；下架的写着什么时候、对外说的原因和说明，可以恢复。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('原厂来函，要求撤下旧版')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '恢复 STM32F103x8 数据手册（旧版）' }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith(2));
    await expect(await canvas.findByRole('button', { name: '下架 STM32F103x8 数据手册（旧版）' })).toBeVisible();
    await expect(said).toHaveBeenCalledWith('已恢复：STM32F103x8 数据手册（旧版）');
  },
};

/** 下架要选原因、写说明，少一样不提交；完成后说出名字，按钮变成恢复。 */
export const AsksWhy: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下架 LDO 选型要看的五个参数' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '下架“LDO 选型要看的五个参数”？' }));
    await userEvent.click(dialog.getByRole('button', { name: '下架' }));
    // Both are marked, focus is on the first.
    await expect(dialog.getByText('请写出说明，至少 2 个字')).toBeVisible();
    await expect(dialog.getByText('请选择对外说的原因')).toBeVisible();
    const kind = dialog.getByRole('button', { name: /对外说的原因/ });
    await expect(kind).toHaveFocus();
    await expect(args.onTakeDown).not.toHaveBeenCalled();
    await userEvent.click(kind);
    await userEvent.click(await screen.findByRole('option', { name: '内容有误' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '说明' }), '公式抄错');
    await userEvent.click(dialog.getByRole('button', { name: '下架' }));
    await waitFor(() => expect(args.onTakeDown).toHaveBeenCalledWith({ id: 1, kind: 'wrong', reason: '公式抄错' }));
    await expect(await canvas.findByRole('button', { name: '恢复 LDO 选型要看的五个参数' })).toBeVisible();
    await expect(said).toHaveBeenCalledWith('已下架：LDO 选型要看的五个参数');
  },
};

/** 没有恢复成：说为什么，行还是下架。 */
export const RestoreFailed: Story = {
  beforeEach: ({ args }) =>
    void mocked(args.onRestore).mockRejectedValueOnce(new ApiError({ status: 200, reason: 'resource.not_found', message: '文章已删除，不能恢复' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '恢复 STM32F103x8 数据手册（旧版）' }));
    await expect(await canvas.findByText('文章已删除，不能恢复')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '恢复 STM32F103x8 数据手册（旧版）' })).toBeVisible();
  },
};

/** 一行也没有。 */
export const Empty: Story = { args: { rows: [] }, play: async ({ canvas }) => expect(canvas.getByText('没有文章')).toBeVisible() };

/** 窄屏、很长的标题和说明。 */
export const LongText: Story = {
  args: {
    rows: [
      {
        id: 3,
        title: '从零开始理解开关电源：拓扑、磁性元件、环路补偿与电磁兼容的一次完整梳理（上篇）',
        takenDown: { ...taken, reason: '原厂法务来函，说第三节的原理图取自未公开的应用笔记，要求在核实之前先撤下全文，已请作者补充出处' },
      },
    ],
  },
  globals: { viewport: { value: 'w360' } },
  // On a phone the buttons lie beside the title, not over it.
  play: async ({ canvas }) => {
    const title = canvas.getByRole('rowheader').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: /^恢复/ }).getBoundingClientRect().left).toBeGreaterThanOrEqual(title.right);
  },
};
