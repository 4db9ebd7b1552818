import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { hits, loginNeeded } from '../../companies.fixtures.ts';
import { CompanyCheck } from './CompanyCheck.tsx';

const meta = {
  title: 'Features/Companies/CompanyCheck',
  component: CompanyCheck,
  tags: ['autodocs', 'experimental'],
  args: { keywords: '现货电子', hits: ready(hits), budget: { left: 47, most: 50, isMember: true }, page: 1, onSearch: fn(), onLogin: fn() },
} satisfies Meta<typeof CompanyCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每条结果写明为什么匹配；同名的人各是一条。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('匹配：曾用名（示例现货电子商行）')).toBeVisible();
    await expect(within(canvas.getByRole('heading', { name: '示例现货电子（深圳）有限公司' })).getByRole('link')).toHaveAttribute(
      'href',
      '/checkEnterprise/companyDetail/12',
    );
    await expect(canvas.getByRole('link', { name: '李示例' })).toHaveAttribute('href', '/checkEnterprise/eyePersonnel?id=7001&companyId=12');
  },
};

/** 还没有查：写明能查到什么、今天还能查几次。 */
export const Home: Story = { args: { keywords: '', hits: null, budget: undefined } };

/** 没有查到。 */
export const Empty: Story = { args: { keywords: '没有这家', hits: ready({ ...hits, hits: [], total: 0 }) } };

/** 有几页。 */
export const SecondPage: Story = {
  args: { page: 2, hits: ready({ ...hits, total: 44, pageIndex: 2 }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute(
      'href',
      '/checkEnterprise/searchList?keywords=%E7%8E%B0%E8%B4%A7%E7%94%B5%E5%AD%90&page=3',
    ),
};

/** 今天的次数用完了，或要先登录。 */
export const LoginNeeded: Story = { args: { hits: loginNeeded, budget: { left: 0, most: 5, isMember: false } } };

/** 正在加载。 */
export const Loading: Story = { args: { hits: loading, budget: null } };

/** 没能查到。 */
export const Failed: Story = { args: { hits: failed(fn()) } };

/** 手机上很长的名称，带表情和生僻字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    hits: ready({
      ...hits,
      hits: hits.hits
        .slice(0, 1)
        .map((hit) => ({ ...hit, name: '示例𠮷芯半导体与集成电路供应链服务😀（深圳前海深港现代服务业合作区）股份有限公司', marks: [] })),
      total: 1,
    }),
  },
};
