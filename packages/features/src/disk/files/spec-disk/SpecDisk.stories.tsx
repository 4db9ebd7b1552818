import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SpecDisk } from './SpecDisk.tsx';

const meta = {
  title: 'Features/Disk/SpecDisk',
  component: SpecDisk,
  tags: ['autodocs', 'experimental'],
  args: { view: { keywords: '', isNewer: false }, onViewChange: fn(), isNothingFound: false, children: <p>存入的数据手册</p> },
} satisfies Meta<typeof SpecDisk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 存入的数据手册由页面放进来；可以只看有新版的。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '数据手册', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '只看有新版的' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ keywords: '', isNewer: true });
  },
};
/** 都是最新版。 */
export const NothingNewer: Story = { args: { view: { keywords: '', isNewer: true }, isNothingFound: true } };
/** 没找到。 */
export const NothingFound: Story = { args: { view: { keywords: 'XYZ', isNewer: false }, isNothingFound: true } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
