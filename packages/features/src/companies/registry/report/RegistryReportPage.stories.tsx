import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { loginNeeded, report } from '../../companies.fixtures.ts';
import { RegistryReportPage } from './RegistryReportPage.tsx';

const meta = {
  title: 'Features/Companies/RegistryReportPage',
  component: RegistryReportPage,
  tags: ['autodocs', 'experimental'],
  args: { report: ready(report), onLogin: fn() },
} satisfies Meta<typeof RegistryReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 年度各有地址；公司选择不公示的照写。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2024 年' })).toHaveAttribute('href', '/checkEnterprise/annualReport/12?year=2024');
    await expect(canvas.getByText('企业选择不公示')).toBeVisible();
    await expect(canvas.getByText('这一年没有填报')).toBeVisible();
  },
};

/** 没有公示过年报。 */
export const Empty: Story = { args: { report: ready({ ...report, year: null, years: [], facts: [], tables: [] }) } };

/** 正在加载。 */
export const Loading: Story = { args: { report: loading } };

/** 没能查到。 */
export const Failed: Story = { args: { report: failed(fn()) } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { report: loginNeeded } };

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
