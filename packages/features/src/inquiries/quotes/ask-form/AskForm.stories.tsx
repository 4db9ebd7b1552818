import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { supplyRow } from '../../inquiries.fixtures.ts';
import { AskForm, type AskFormProps } from './AskForm.tsx';

const meta = {
  title: 'Features/Inquiries/AskForm',
  component: AskForm,
  tags: ['autodocs', 'stable'],
  args: { row: supplyRow(), onAsk: fn<AskFormProps['onAsk']>(async () => undefined) },
  decorators: [withDrafts],
} satisfies Meta<typeof AskForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 只有数量必填；多于库存先提醒，照样可以问。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const quantity = canvas.getByRole('textbox', { name: /^数量/ });
    await userEvent.click(canvas.getByRole('button', { name: '发送询价' }));
    await expect(quantity).toHaveFocus();
    await userEvent.type(quantity, '30,000');
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('对方写的库存是 20,000 只，可以问，也可能没有这么多'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^目标单价/ }), '0.070{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith({ quantity: 30_000, unitPrice: '0.07', note: '' });
  },
};

/** 目标单价写错。 */
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^数量/ }), '100');
    await userEvent.type(canvas.getByRole('textbox', { name: /^目标单价/ }), '0{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^目标单价/ })).toHaveAccessibleDescription('请填写大于 0 的单价，最多六位小数；没有就留空');
  },
};

/** 服务端拒绝：它的话在上面，填的都还在。 */
export const Refused: Story = {
  args: {
    onAsk: fn<AskFormProps['onAsk']>(async () => {
      throw new ApiError({ status: 429, reason: 'request.too_many', message: '每天最多询价 100 次，请明天再试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('textbox', { name: /^数量/ });
    await userEvent.type(quantity, '100{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('每天最多询价 100 次，请明天再试');
    await expect(quantity).toHaveValue('100');
  },
};

/** 没有标价和数量，公司名很长。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    row: supplyRow({
      price: null,
      quantity: null,
      taxMode: null,
      poster: { company: { id: 1, name: '样例国际电子元器件供应链管理（深圳前海）股份有限公司' }, place: '深圳', isVerified: true, isSample: true },
    }),
  },
};
/** 直接问代理商：写明只有它看得到。 */
export const Direct: Story = {
  args: {
    isDirect: true,
    row: { id: 9, quantity: 500, price: null, currency: 'CNY', taxMode: null, poster: { company: { id: 12, name: '例芯代理（深圳）有限公司' } } },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/例芯代理（深圳）有限公司会收到.*只有它看得到/)).toBeVisible(),
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
