import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { demandRow } from '../../inquiries.fixtures.ts';
import { offer, quoteRow } from '../../quotes/quotes.fixtures.ts';
import { AcceptForm } from './AcceptForm.tsx';

const meta = {
  title: 'Features/Inquiries/AcceptForm',
  component: AcceptForm,
  tags: ['autodocs', 'stable'],
  args: { quote: quoteRow(), offer: offer(), onAccept: fn(async () => undefined), onCancel: fn() },
} satisfies Meta<typeof AcceptForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 数量变了，单价按阶梯变，按钮上写合计；接受的就是看到的价。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const quantity = canvas.getByRole('textbox', { name: '数量（只）' });
    await expect(quantity).toHaveValue('5000');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '500');
    await userEvent.click(canvas.getByRole('button', { name: '接受，合计 ¥3,425.00' }));
    await expect(args.onAccept).toHaveBeenCalledWith({ quantity: 500, unitPrice: '6.85' });
  },
};

/** 不合起订和倍数：在那一栏说，不提交。 */
export const WrongQuantity: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const quantity = canvas.getByRole('textbox', { name: '数量（只）' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '150');
    await userEvent.click(canvas.getByRole('button', { name: /^接受/ }));
    await expect(quantity).toHaveAccessibleDescription(/要按 100 只的整数倍/);
    await expect(quantity).toHaveFocus();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** 匿名的求购、有疑问的批号：接受之前都说。 */
export const Doubtful: Story = {
  args: {
    quote: quoteRow({ row: { ...demandRow(), isAnonymous: true }, dateCodeDoubt: '批号 2560 不可能：一年没有第 60 周，请核对标签' }),
    offer: offer({ dateCode: '2560', stock: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/先核对批号/)).toBeVisible();
    await expect(canvas.getByText(/对方这时才知道你们是哪家公司/)).toBeVisible();
  },
};

/** 手机、很大的金额。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    quote: quoteRow({ quantity: 99_999_900 }),
    offer: offer({ stock: null, priceLadder: [{ minQuantity: 100, unitPrice: '12345.678901' }] }),
  },
};
