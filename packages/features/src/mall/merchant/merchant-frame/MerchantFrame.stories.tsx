import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleMerchant } from '../merchant.fixtures.ts';
import { MerchantFrame } from './MerchantFrame.tsx';

const meta = {
  title: 'Features/Mall/MerchantFrame',
  component: MerchantFrame,
  tags: ['autodocs', 'stable'],
  args: {
    merchant: { status: 'ready', data: sampleMerchant() },
    current: 'orders',
    getHref: (section) => `#${section}`,
    contactHref: '#contact',
    children: <h1>订单</h1>,
  },
} satisfies Meta<typeof MerchantFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 商家是谁，四个栏目，打开的一个有标记。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '订单' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '查看店铺页' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '商品' })).toHaveFocus();
  },
};

/** 哪个栏目有多少要处理：看得见，也读得出；头上的件数说的是在售的。 */
export const Waiting: Story = {
  args: { waiting: { orders: 3, bargains: 128, invoices: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '订单 3 项待处理' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '议价 128 项待处理' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '商品' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '发票' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-count]')).toHaveLength(2);
    await expect(canvas.getByText('在售 128 件')).toBeVisible();
  },
};

/** 不是商家：说清谁能进、怎样申请，看不到栏目和内容。 */
export const Refused: Story = {
  args: { merchant: { status: 'failed', code: 'session.role', message: '你的账号没有这项权限', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '这里是卖家中心' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '联系平台' })).toHaveAttribute('href', '#contact');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: '订单' })).toBeNull();
  },
};

/** 没有加载出来，可以重试。 */
export const Failed: Story = {
  args: { merchant: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 正在确认商家，内容还不画。 */
export const Loading: Story = { args: { merchant: { status: 'loading' } } };

/** 很长的名称。 */
export const LongText: Story = {
  args: {
    merchant: {
      status: 'ready',
      data: sampleMerchant({
        name: '示例集成电路（粤港澳大湾区）供应链管理与技术服务有限责任公司深圳市福田区分公司',
        goodsCount: 1_284_000,
        followers: 99_999,
      }),
    },
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
