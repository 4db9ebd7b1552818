import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleStatement } from '../credit.fixtures.ts';
import { StatementList } from './StatementList.tsx';

const statements = [
  sampleStatement(),
  sampleStatement({ id: 32, no: 'ST2026-7-00008', total: '6200.00', paid: '4000.00', open: '2200.00', state: 'part_paid', stateName: '部分付款' }),
  sampleStatement({ id: 33, no: 'ST2026-7-00005', total: '500.00', paid: '0.00', open: '500.00', state: 'overdue', stateName: '已逾期' }),
  sampleStatement({ id: 34, no: 'ST2026-7-00003', total: '9000.00', paid: '9000.00', open: '0.00', state: 'paid', stateName: '已付清' }),
  sampleStatement({ id: 35, no: 'ST2026-7-00001', total: '-120.00', paid: '0.00', open: '0.00', state: 'paid', stateName: '已付清' }),
];

const meta = {
  title: 'Features/Mall/StatementList',
  component: StatementList,
  tags: ['autodocs', 'stable'],
  args: {
    statements: ready(listOf(statements)),
    state: 'all',
    side: 'buyer',
    getHref: (state: string) => `#${state}`,
    statementHref: (id: number) => `#statement-${id}`,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof StatementList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每种状态一份：付了一部分的写还差多少，退得比订得多的写没有要付的。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: '对账单列表' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[1]).toHaveTextContent(/未付 .*2,200\.00/);
    await expect(rows[2]).toHaveTextContent('已逾期');
    await expect(rows[4]).toHaveTextContent('没有要付的');
    await expect(canvas.getByRole('link', { name: 'ST2026-7-00005' })).toHaveAttribute('href', '#statement-33');
  },
};

/** 卖家看到的是哪家企业。 */
export const OfMerchant: Story = {
  args: { side: 'merchant' },
  play: async ({ canvas, args }) => {
    const name = args.statements.status === 'ready' ? args.statements.data.rows[0]?.company.name : undefined;
    await expect(canvas.getAllByText(name ?? '')).toHaveLength(5);
  },
};

/** 还没有对账单：什么时候会有。 */
export const Empty: Story = { args: { statements: ready(listOf([])) } };

/** 没有这种状态的。 */
export const NothingOfState: Story = { args: { statements: ready(listOf([])), state: 'overdue' } };

/** 正在读取。 */
export const Loading: Story = { args: { statements: loading } };

/** 没读到。 */
export const Failed: Story = { args: { statements: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
