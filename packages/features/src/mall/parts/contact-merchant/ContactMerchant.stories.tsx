import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ContactMerchant, type OnContact } from './ContactMerchant.tsx';
import { contactMerchantKeys } from './contactMerchantKeys.ts';

const merchant = { id: 7, name: '示例电子（深圳）有限公司', isSample: true };
const dialog = async () => within(await screen.findByRole('dialog', { name: '联系卖家 示例电子（深圳）有限公司' }));

const meta = {
  title: 'Features/Mall/ContactMerchant',
  component: ContactMerchant,
  tags: ['autodocs', 'stable'],
  parameters: { keys: contactMerchantKeys },
  args: { merchant, onContact: fn<OnContact>(async () => ({ phone: '0755-12345678' })) },
} satisfies Meta<typeof ContactMerchant>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 按下才去读；电话可以直接拨，示例商家说明是编造的。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: '联系卖家 示例电子（深圳）有限公司' });
    await expect(args.onContact).not.toHaveBeenCalled();
    await playKeys({ userEvent, step }, contactMerchantKeys, {
      open: {
        given: () => button.focus(),
        proves: async () => {
          const window = await dialog();
          await expect(await window.findByRole('link', { name: '拨打 0755-12345678' })).toHaveAttribute('href', 'tel:075512345678');
          await expect(window.getByText('这是示例商家，电话是编造的。')).toBeVisible();
          await expect(window.getByRole('link', { name: '发消息' })).toHaveAttribute('href', '/im?with=merchant&id=7');
          await expect(window.getByRole('link', { name: '看卖家主页' })).toHaveAttribute('href', '/mall/businessmen/7');
          await expect(args.onContact).toHaveBeenCalledOnce();
          await expect(args.onContact).toHaveBeenCalledWith(7);
        },
      },
      close: () => waitFor(() => expect(button).toHaveFocus()),
    });
  },
};

/** 卖家没有留：说清楚，通向卖家主页。 */
export const None: Story = {
  args: { onContact: fn<OnContact>(async () => ({ phone: null })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const window = await dialog();
    await expect(await window.findByText('这个卖家没有留下电话。')).toBeVisible();
    await expect(window.getByRole('link', { name: '看卖家主页' })).toBeVisible();
  },
};

/** 订单里的：从订单说起。 */
export const OfOrder: Story = {
  args: { orderId: 31 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect((await dialog()).getByRole('link', { name: '发消息' })).toHaveAttribute('href', '/im?about=order&thing=31');
  },
};

/** 没有读到：可以重试。 */
export const Failed: Story = {
  args: {
    onContact: fn<OnContact>(async () => {
      throw new Error('nobody answers');
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const window = await dialog();
    await expect(await window.findByRole('alert')).toHaveTextContent('联系方式没有读到');
    await userEvent.click(window.getByRole('button', { name: '重试' }));
    await expect(args.onContact).toHaveBeenCalledTimes(2);
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
