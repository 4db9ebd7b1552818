import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'UI/Navigation/Stepper',
  component: Stepper,
  tags: ['autodocs', 'stable'],
  args: {
    label: '订单进度',
    doneLabel: '（已完成）',
    failedLabel: '（没有成功）',
    steps: [
      { key: 'created', name: '提交订单', state: 'done', note: <time dateTime="2026-07-28T09:12:00+08:00">07-28 09:12</time> },
      { key: 'paid', name: '付款', state: 'done', note: <time dateTime="2026-07-28T09:20:00+08:00">07-28 09:20</time> },
      { key: 'sent', name: '发货', state: 'current', note: '预计 7 月 30 日前' },
      { key: 'received', name: '收货', state: 'later' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有序列表；正在进行的一步标为当前。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: '订单进度' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(steps[0]).toHaveTextContent('提交订单（已完成）');
    await expect(steps[3]).not.toHaveTextContent('（已完成）');
  },
};

/** 停在某一步：红叉，读屏也听得到没有成功。 */
export const Failed: Story = {
  args: {
    steps: [
      { key: 'created', name: '提交订单', state: 'done' },
      { key: 'paid', name: '付款', state: 'failed', note: '银行退回，请换一种方式付款' },
      { key: 'sent', name: '发货', state: 'later' },
    ],
  },
  play: async ({ canvas }) => {
    const failed = canvas.getAllByRole('listitem')[1];
    await expect(failed).toHaveTextContent('付款（没有成功）');
    await expect(failed).toHaveAttribute('aria-current', 'step');
  },
};

/** 全部完成。 */
export const AllDone: Story = {
  args: {
    steps: [
      { key: 'cart', name: '购物车', state: 'done' },
      { key: 'check', name: '核对订单', state: 'done' },
      { key: 'pay', name: '付款', state: 'done' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

/** 窄屏上一步一行。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 很长的名字与说明折行。 */
export const LongText: Story = {
  args: {
    steps: [
      { key: 'a', name: '向境外供应商下单并等待原厂确认交期', state: 'done', note: 'SO-2026-0728-000000000000123456789' },
      { key: 'b', name: '报关与清关', state: 'current', note: '需要补交最终用户声明，请在七个工作日内上传加盖公章的扫描件' },
      { key: 'c', name: '国内配送', state: 'later' },
    ],
  },
};
