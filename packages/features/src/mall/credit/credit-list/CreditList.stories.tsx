import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { askedTerms, sampleStatement, sampleTerms } from '../credit.fixtures.ts';
import { CreditList } from './CreditList.tsx';

const other = { id: 9, name: '范例芯城（杭州）商行', isSample: true };
const statements = [
  sampleStatement(),
  sampleStatement({
    id: 32,
    no: 'ST2026-7-00008',
    period: '2026-09',
    paid: '4000.00',
    open: '2200.00',
    total: '6200.00',
    state: 'part_paid',
    stateName: '部分付款',
  }),
  sampleStatement({ id: 33, no: 'ST2026-7-00003', period: '2026-08', paid: '9000.00', open: '0.00', total: '9000.00', state: 'paid', stateName: '已付清' }),
];

const meta = {
  title: 'Features/Mall/CreditList',
  component: CreditList,
  tags: ['autodocs', 'stable'],
  args: {
    terms: ready([
      sampleTerms(),
      sampleTerms({
        id: 7,
        merchant: other,
        state: 'refused',
        stateName: '未通过',
        limit: null,
        days: null,
        used: '0.00',
        remaining: '0.00',
        reason: '请先现款合作三个月',
        actions: ['apply'],
      }),
    ]),
    statements: ready(listOf(statements)),
    state: 'all',
    onLoadMore: fn(),
  },
} satisfies Meta<typeof CreditList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每个卖家的额度、已用和还剩；没有通过的写明原因，可以再申请。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还剩').nextElementSibling).toHaveTextContent('¥38,500.00');
    await expect(canvas.getByText('原因：请先现款合作三个月')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '向范例芯城（杭州）商行再次申请' })).toHaveAttribute('href', '/userCenter/manage/credit/apply?merchant=9');
    await expect(canvas.getByRole('link', { name: 'ST2026-7-00012' })).toHaveAttribute('href', '/userCenter/manage/credit/statements/31');
    await expect(canvas.getByText('未付 ¥2,200.00')).toBeVisible();
  },
};

/** 有逾期的：说出多少，付清以前不能再用。 */
export const Overdue: Story = {
  args: {
    terms: ready([sampleTerms({ overdue: '11500.00', obstacle: 'overdue' })]),
    statements: ready(listOf([sampleStatement({ state: 'overdue', stateName: '已逾期' })])),
  },
  play: async ({ canvas }) => expect(canvas.getByText('付清逾期的对账单以前，不能再用月结下单。')).toBeVisible(),
};

/** 暂停的、还在等审核的。 */
export const Waiting: Story = {
  args: {
    terms: ready([askedTerms(), sampleTerms({ merchant: other, state: 'paused', stateName: '已暂停', obstacle: 'paused', reason: '年底盘点' })]),
    statements: ready(listOf([])),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥80,000.00，月结 60 天')).toBeVisible();
    await expect(canvas.getByText('还没有对账单')).toBeVisible();
  },
};

/** 还没有月结。 */
export const Empty: Story = { args: { terms: ready([]), statements: ready(listOf([])) } };
export const Loading: Story = { args: { terms: loading, statements: loading } };
export const Failed: Story = { args: { terms: failed(fn()), statements: failed(fn()) } };

/** 手机，很长的名称和金额。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    terms: ready([
      sampleTerms({
        merchant: { id: 7, name: '示例集成电路（粤港澳大湾区）供应链管理与技术服务有限责任公司深圳分公司', isSample: true },
        limit: '99999999.99',
        used: '88888888.88',
        remaining: '11111111.11',
      }),
    ]),
    statements: ready(listOf([sampleStatement({ total: '88888888.88', open: '88888888.88' })])),
  },
};
