import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { companyRows, datasheetRows, manyRows } from '../recent-drawer/RecentDrawer.fixtures.ts';
import { RecentVisits } from './RecentVisits.tsx';

const datasheets = datasheetRows.map((row) => ({ tab: 'datasheet' as const, row }));
const companies = companyRows.slice(0, 1).map((row) => ({ tab: 'company' as const, row }));
const goods = manyRows(2).map((row) => ({ tab: 'agent' as const, row }));

const meta = {
  title: 'Features/History/RecentVisits',
  component: RecentVisits,
  tags: ['autodocs', 'stable'],
  args: { visits: ready([...datasheets.slice(0, 3), ...companies, ...goods]) },
} satisfies Meta<typeof RecentVisits>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 型号、公司和商品在一起，新的在前。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2),
};
/** 还没有看过什么。 */
export const Empty: Story = {
  args: { visits: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('还没有浏览记录，看过的型号、公司和商品会出现在这里')).toBeVisible(),
};
/** 正在读取。 */
export const Loading: Story = { args: { visits: loading } };
/** 没读到。 */
export const Failed: Story = { args: { visits: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
