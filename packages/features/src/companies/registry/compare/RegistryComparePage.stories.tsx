import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { company, hits, loginNeeded, score } from '../../companies.fixtures.ts';
import { RegistryComparePage } from './RegistryComparePage.tsx';

const other = { ...company, id: 31, name: '示例控股（深圳）有限公司', capital: null, insuredStaff: 210, stateText: '在业', counts: [] };
const one = { company: ready(company), score: ready(score) };

const meta = {
  title: 'Features/Companies/RegistryComparePage',
  component: RegistryComparePage,
  tags: ['autodocs', 'experimental'],
  args: {
    companies: [one, { company: ready(other), score: ready({ ...score, companyId: 31, score: 96 }) }],
    keywords: '',
    hits: null,
    onSearch: fn(),
    onLogin: fn(),
  },
} satisfies Meta<typeof RegistryComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 两家逐项并排；没有公示的和还没有查的分得清。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: '注册资本 1000万人民币 未公示' })).toBeVisible();
    await expect(table.getByRole('row', { name: '现在被执行 3 条 还没有查' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '换一家，不比示例控股（深圳）有限公司' })).toHaveAttribute('href', '/checkEnterprise/compare?id=12');
  },
};

/** 选了一家，再查一家；自己和人不在结果里。 */
export const ChooseSecond: Story = {
  args: { companies: [one], keywords: '现货', hits: ready(hits) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: /^和它对比/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: '和它对比 示例芯城电子有限公司' })).toHaveAttribute('href', '/checkEnterprise/compare?id=12&id=13');
    const field = canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, '港芯{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('港芯');
  },
};

/** 一家也没有选。 */
export const Empty: Story = { args: { companies: [] } };

/** 正在加载。 */
export const Loading: Story = { args: { companies: [{ company: loading, score: loading }] } };

/** 有一家没能查到。 */
export const Failed: Story = { args: { companies: [one, { company: failed(fn()), score: failed(fn()) }] } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { companies: [{ company: loginNeeded, score: loginNeeded }] } };

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
