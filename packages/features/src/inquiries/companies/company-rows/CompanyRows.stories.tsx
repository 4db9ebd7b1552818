import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { demandRow, failed, loading, ready, supplyRow } from '../../inquiries.fixtures.ts';
import { CompanyRows } from './CompanyRows.tsx';

const company = { id: 1_000_003, name: '北辰电子（深圳）有限公司' };
const supplies = [supplyRow({ id: 501 }), supplyRow({ id: 502, model: 'TPS5430DDAR' })];

const meta = {
  title: 'Features/Inquiries/CompanyRows',
  component: CompanyRows,
  tags: ['autodocs', 'experimental'],
  args: { company, type: 0, page: 1, rows: ready({ data: supplies, totalRecord: 62 }) },
} satisfies Meta<typeof CompanyRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 供应：一行一条，不再写公司；第二页有自己的地址。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/inquiry/corporateHome/1000003?page=2');
    await expect(canvas.queryByRole('link', { name: company.name })).toBeNull();
  },
};

/** 公开的求购。 */
export const Demands: Story = { args: { type: 1, rows: ready({ data: [demandRow()], totalRecord: 1 }) } };

/** 没有公开的求购：说匿名的不在这里。 */
export const Empty: Story = {
  args: { type: 1, rows: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByText('匿名的求购不显示在这里。')).toBeVisible(),
};

/** 正在加载。 */
export const Loading: Story = { args: { rows: loading } };

/** 没能加载。 */
export const Failed: Story = { args: { rows: failed(fn()) } };

/** 手机、很长的型号。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { rows: ready({ data: [supplyRow({ model: 'MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1-TAPE-AND-REEL' })], totalRecord: 1 }) },
};
