import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStateTag } from './OrderStateTag.tsx';

const names = {
  CREATED: '待付款',
  RECEIPT_REVIEW: '凭证审核中',
  PAID: '待发货',
  PARTLY_SHIPPED: '部分发货',
  SHIPPED: '待收货',
  FINISHED: '已完成',
  CLOSED: '已关闭',
  AFTER_SALE: '售后中',
  REFUNDED: '已退款',
} as const;
const states = Object.keys(names) as (keyof typeof names)[];

const meta = {
  title: 'Features/Mall/OrderStateTag',
  component: OrderStateTag,
  tags: ['autodocs', 'stable'],
  args: { state: 'CREATED', name: names.CREATED },
} satisfies Meta<typeof OrderStateTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 等买家做的是琥珀色，正在办的是蓝色，办完的是绿色；颜色之外都有图形和文字。 */
export const Default: Story = {
  render: () => (
    <>
      {states.map((state) => (
        <OrderStateTag key={state} state={state} name={names[state]} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(states.length);
    await expect(canvas.getByText('售后中')).toBeVisible();
  },
};
