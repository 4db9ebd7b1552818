import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anonymousDemand, demandRow, failed, loading, ready, supplyRow } from '../../inquiries.fixtures.ts';
import { BoardHome } from './BoardHome.tsx';

const meta = {
  title: 'Features/Inquiries/BoardHome',
  component: BoardHome,
  tags: ['autodocs', 'stable'],
  args: { demands: ready([demandRow(), anonymousDemand]), supplies: ready([supplyRow()]), onSearch: fn() },
} satisfies Meta<typeof BoardHome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 最新的求购和供应；查现货按型号。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '全部求购' })).toHaveAttribute('href', '/inquiry/index/1/1');
    await userEvent.type(canvas.getByRole('searchbox', { name: '查现货' }), 'LM358{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('LM358');
  },
};

export const Loading: Story = { args: { demands: loading, supplies: loading } };
export const Failed: Story = { args: { demands: failed(fn()) } };
/** 还没有人发布。 */
export const Empty: Story = {
  args: { demands: ready([]), supplies: ready([]) },
  play: async ({ canvas }) => expect(canvas.getAllByText('还没有人发布')).toHaveLength(2),
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
