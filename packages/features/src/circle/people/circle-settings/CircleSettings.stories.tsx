import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleHidden } from '../../circle.fixtures.ts';
import { CircleSettings } from './CircleSettings.tsx';

const meta = {
  title: 'Features/Circle/CircleSettings',
  component: CircleSettings,
  tags: ['autodocs', 'experimental'],
  args: {
    isPersonalised: true,
    onPersonalisedChange: fn(),
    hidden: ready(listOf(sampleHidden)),
    onShow: fn(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof CircleSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 关掉个性化；取消静音后焦点在标题上。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '个性化推荐' }));
    await expect(args.onPersonalisedChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: '取消对示例用户甲的设置' }));
    await expect(args.onShow).toHaveBeenCalledWith(sampleHidden[0]);
    await expect(canvas.getByRole('heading', { name: '静音与拉黑' })).toHaveFocus();
  },
};

/** 没有静音或拉黑的人。 */
export const Empty: Story = { args: { hidden: ready(listOf([])) } };

/** 正在加载。 */
export const Loading: Story = { args: { hidden: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { hidden: failed(fn()) } };
