import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterButton } from './FilterButton.tsx';

const meta = {
  title: 'Features/Filters/FilterButton',
  component: FilterButton,
  tags: ['autodocs', 'stable'],
  args: { count: 0, countLabel: '已选 0 项', onPress: fn(), onIntent: fn(), children: '筛选' },
  globals: { viewport: { value: 'w768' } },
} satisfies Meta<typeof FilterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一项也没选：只有名字，没有数字；手一到就去取要打开的东西。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(canvas.queryByText('0')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** 选了三项：看见的是数字，念出来的是一句话。 */
export const Counted: Story = {
  args: { count: 3, countLabel: '已选 3 项' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '筛选 已选 3 项' })).toBeVisible();
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** 桌面：筛选就在列表旁边，不需要按钮。 */
export const BesideTheList: Story = {
  args: { count: 3, countLabel: '已选 3 项' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** 名字长、数目大，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { count: 128, countLabel: '已选 128 项', children: '按封装、品牌和工作温度筛选' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '按封装、品牌和工作温度筛选 已选 128 项' })).toBeVisible(),
};
