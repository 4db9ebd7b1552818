import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { loginNeeded, person } from '../../companies.fixtures.ts';
import { RegistryPersonPage } from './RegistryPersonPage.tsx';

const meta = {
  title: 'Features/Companies/RegistryPersonPage',
  component: RegistryPersonPage,
  tags: ['autodocs', 'experimental'],
  args: { person: ready(person), onLogin: fn() },
} satisfies Meta<typeof RegistryPersonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 按编号，不按姓名：另有同名的人要说明。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/另有 1 个同名的人/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /示例控股（深圳）有限公司 在业 监事 未公示/ })).toBeVisible();
  },
};

/** 没有公示的任职。 */
export const Empty: Story = { args: { person: ready({ ...person, roles: [], total: 0, namesakes: 0 }) } };

/** 正在加载。 */
export const Loading: Story = { args: { person: loading } };

/** 没能查到。 */
export const Failed: Story = { args: { person: failed(fn()) } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { person: loginNeeded } };

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
