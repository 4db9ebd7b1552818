import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { quoteRow } from '../../quotes/quotes.fixtures.ts';
import { WordForm } from './WordForm.tsx';

const meta = {
  title: 'Features/Inquiries/WordForm',
  component: WordForm,
  tags: ['autodocs', 'stable'],
  args: { quote: quoteRow(), deed: 'refuse', onMove: fn(async () => undefined), onCancel: fn() },
} satisfies Meta<typeof WordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 拒绝：先说会怎样，原因可以不写。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/拒绝后这份报价就结束了/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '原因（选填）' }), '已经买到了');
    await userEvent.click(canvas.getByRole('button', { name: '拒绝' }));
    await expect(args.onMove).toHaveBeenCalledWith('已经买到了');
  },
};

/** 同意还价：写明单价和合计。 */
export const Agree: Story = {
  args: { deed: 'agree', quote: quoteRow({ side: 'seller', state: 'bargaining', wish: { quantity: 5000, unitPrice: '5.9' } }) },
  play: async ({ canvas }) => expect(canvas.getByText(/单价 ¥5\.90，合计 ¥29,500\.00/)).toBeVisible(),
};

/** 对方先答复了：服务端的话说出来，写的还在。 */
export const Refused: Story = {
  args: {
    onMove: fn(async () => {
      throw new ApiError({ status: 409, reason: 'quote.state', message: '报价已撤回，不能再拒绝' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const reason = canvas.getByRole('textbox', { name: '原因（选填）' });
    await userEvent.type(reason, '价格太高');
    await userEvent.click(canvas.getByRole('button', { name: '拒绝' }));
    await expect(await canvas.findByText('报价已撤回，不能再拒绝')).toBeVisible();
    await expect(reason).toHaveValue('价格太高');
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
