import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PurchaseBanner } from './PurchaseBanner.tsx';

const meta = {
  title: 'Features/Shell/PurchaseBanner',
  component: PurchaseBanner,
  tags: ['autodocs', 'beta'],
  args: { href: '/inquiry/createRequirements', onDismiss: fn() },
} satisfies Meta<typeof PurchaseBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一句话，一个去处；不滚动，不闪动，关掉就不再出现。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '发布求购' })).toHaveAttribute('href', '/inquiry/createRequirements');
    await userEvent.click(canvas.getByRole('button', { name: '不再显示' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
