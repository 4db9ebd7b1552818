import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { company, loginNeeded, provenance } from '../../companies.fixtures.ts';
import { RegistrySnapshotPage } from './RegistrySnapshotPage.tsx';

const snapshot = { companyId: 12, name: company.name, time: '2026-10-02T01:00:00Z', hasImage: true, provenance };
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#eee"/></svg>')}`;

const meta = {
  title: 'Features/Companies/RegistrySnapshotPage',
  component: RegistrySnapshotPage,
  tags: ['autodocs', 'experimental'],
  args: { snapshot: ready(snapshot), imageHref: picture, onLogin: fn() },
} satisfies Meta<typeof RegistrySnapshotPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 快照的日期；替代文字说明文字在哪里。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /图上的文字都在工商登记里/ })).toBeVisible();
    await expect(canvas.getByText('快照时间：2026-10-02 09:00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '工商登记' })).toHaveAttribute('href', '/checkEnterprise/companyDetail/12#base');
  },
};

/** 数据源没有快照。 */
export const Empty: Story = { args: { snapshot: ready({ ...snapshot, hasImage: false, time: null }) } };

/** 正在加载。 */
export const Loading: Story = { args: { snapshot: loading } };

/** 没能查到。 */
export const Failed: Story = { args: { snapshot: failed(fn()) } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { snapshot: loginNeeded } };

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
