import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ShareCodeCard } from './ShareCodeCard.tsx';

const url = 'https://chippage.example/register?shareCode=A1b2C3';

const meta = {
  title: 'Features/Account/ShareCodeCard',
  component: ShareCodeCard,
  tags: ['autodocs', 'stable'],
  args: { shareCode: ready({ code: 'A1b2C3', url, registrations: 2 }), onCopy: fn(async () => true) },
} satisfies Meta<typeof ShareCodeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 文字、地址、二维码，三种拿法。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: '邀请地址的二维码，与写出的地址相同' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: url })).toHaveAttribute('href', url);
    await userEvent.click(canvas.getByRole('button', { name: '复制地址' }));
    await expect(args.onCopy).toHaveBeenCalledWith(url);
    await expect(await canvas.findByRole('status')).toHaveTextContent('地址已复制');
  },
};

/** 不能复制：说怎么办。 */
export const CopyFailed: Story = {
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制邀请码' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('没能复制，请选中文字后自己复制');
  },
};

/** 还没有人用过。 */
export const Unused: Story = { args: { shareCode: ready({ code: 'A1b2C3', url, registrations: 0 }) } };

/** 正在读取。 */
export const Loading: Story = { args: { shareCode: loading } };

/** 没读到。 */
export const Failed: Story = { args: { shareCode: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
