import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { quoteRow } from '../../quotes/quotes.fixtures.ts';
import { QuoteDeedDialog } from './QuoteDeedDialog.tsx';

const meta = {
  title: 'Features/Inquiries/QuoteDeedDialog',
  component: QuoteDeedDialog,
  tags: ['autodocs', 'stable'],
  args: {
    quote: quoteRow(),
    deed: 'accept',
    actions: { onAccept: fn(async () => undefined), onCounter: fn(async () => undefined), onMove: fn(async () => undefined) },
    onDone: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof QuoteDeedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 接受：问的是哪家公司的报价、多少钱；办好了说一句，关上。 */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '接受样例芯城（深圳）有限公司的报价？' }));
    await userEvent.click(dialog.getByRole('button', { name: '接受，合计 ¥31,000.00' }));
    await expect(args.actions.onAccept).toHaveBeenCalledWith(501, { quantity: 5000, unitPrice: '6.2' });
    await expect(args.onDone).toHaveBeenCalledWith('已接受，价格保留 3 天');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** 还价。 */
export const Counter: Story = {
  args: { deed: 'counter' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '向样例芯城（深圳）有限公司还价' }));
    await expect(dialog.getByRole('textbox', { name: /^你要的单价/ })).toHaveFocus();
  },
};

/** 撤回：卖方自己的报价。 */
export const Withdraw: Story = {
  args: { deed: 'withdraw', quote: quoteRow({ side: 'seller' }) },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '撤回报价？' }));
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.actions.onMove).not.toHaveBeenCalled();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
