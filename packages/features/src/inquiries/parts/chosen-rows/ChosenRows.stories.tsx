import { ApiError } from '@chippage/api/errors';
import { Table } from '@chippage/ui/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownRow } from '../../inquiries.fixtures.ts';
import { ChosenRows } from './ChosenRows.tsx';
import { type RowDeed, useChosenRows } from './useChosenRows.ts';

const rows = [ownRow({ id: 1, model: 'STM32F103C8T6' }), ownRow({ id: 2, model: 'TPS54331DR' })];
const columns = [{ key: 'model', header: '型号', isRowHeader: true, cell: ({ model }: (typeof rows)[number]) => model }];

interface Args {
  onMove: (deed: RowDeed, ids: number[]) => Promise<{ done: number[]; skipped: { id: number; msg: string }[] }>;
}

function Page({ onMove }: Args) {
  const chosen = useChosenRows(rows, onMove);
  return (
    <>
      <ChosenRows rows={chosen} hint="先勾选要处理的" />
      <Table caption="自己的供求" columns={columns} rows={rows} getRowKey={({ id }) => id} selection={chosen.selection} />
    </>
  );
}

const moves = (skipped: { id: number; msg: string }[] = []) =>
  fn<Args['onMove']>(async (_deed, ids) => ({ done: ids.filter((id) => !skipped.some((each) => each.id === id)), skipped }));

const meta = {
  title: 'Features/Inquiries/ChosenRows',
  component: Page,
  tags: ['autodocs', 'experimental'],
  args: { onMove: moves() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 什么也没选：说怎么做，动作都不能按。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('先勾选要处理的')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '刷新' })).toBeDisabled();
  },
};

/** 选中的一起处理，做完说几条。 */
export const Moved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择这一页的全部' }));
    await expect(canvas.getByText('已选 2 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onMove).toHaveBeenCalledWith('refresh', [1, 2]);
    await expect(await canvas.findByText('已刷新 2 条')).toBeVisible();
    await expect(canvas.getByText('先勾选要处理的')).toHaveFocus();
  },
};

/** 有的没有处理：说是哪条、为什么，它还选着。 */
export const Skipped: Story = {
  args: { onMove: moves([{ id: 2, msg: '24 小时内已经刷新过' }]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择这一页的全部' }));
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(await canvas.findByText('TPS54331DR：24 小时内已经刷新过')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '选择 TPS54331DR' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '选择 STM32F103C8T6' })).not.toBeChecked();
  },
};

/** 没有做成：说为什么，选的都还在。 */
export const Failed: Story = {
  args: {
    onMove: fn<Args['onMove']>(async () => {
      throw new ApiError({ status: 503, reason: 'service.unavailable', message: '服务器暂时不可用，请稍后再试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 TPS54331DR' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(await canvas.findByText('服务器暂时不可用，请稍后再试')).toBeVisible();
    await expect(canvas.getByText('已选 1 条')).toBeVisible();
  },
};
