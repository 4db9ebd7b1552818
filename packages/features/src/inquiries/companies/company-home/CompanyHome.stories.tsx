import { Button } from '@chippage/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { fewFigures, sampleFigures, sampleHome } from '../companies.fixtures.ts';
import { CompanyAbout } from './CompanyAbout.tsx';
import { CompanyHead } from './CompanyHead.tsx';

const meta = {
  title: 'Features/Inquiries/CompanyHome',
  component: CompanyHead,
  subcomponents: { CompanyAbout },
  tags: ['autodocs', 'experimental'],
  args: {
    company: ready(sampleHome()),
    figures: ready(sampleFigures()),
    tab: 'supply',
    actions: <Button variant="outline">关注</Button>,
  },
} satisfies Meta<typeof CompanyHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 名称、认证、所在地；响应和完成写明时期和次数；每一栏有自己的地址。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '北辰电子（深圳）有限公司' })).toBeVisible();
    await expect(canvas.getByText('2.1 小时')).toBeVisible();
    await expect(canvas.getByText('近 90 天，n=37')).toBeVisible();
    await expect(canvas.getByText('94.7%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '供应 1,284' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '求购 3' })).toHaveAttribute('href', '/inquiry/corporateHome/1000003/demand');
  },
};

/** 次数不够：暂无，说为什么。 */
export const TooFew: Story = {
  args: { figures: ready(fewFigures) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('暂无')).toHaveLength(2);
    await expect(canvas.getByText('不足 5 次的不给数：太少了，说明不了什么。')).toBeVisible();
  },
};

/** 认证过期：提醒自己核实。 */
export const Expired: Story = { args: { company: ready(sampleHome({ isVerified: false })) } };

/** 示例企业：写明是虚构的。 */
export const Sample: Story = {
  args: { company: ready(sampleHome({ isSample: true, licence: null, place: null, verifyTime: null, expireTime: null })), figures: ready(fewFigures) },
  play: async ({ canvas }) => expect(canvas.getByText('虚构的企业，用来演示，不能真的成交。')).toBeVisible(),
};

const known = sampleHome({ scale: null, website: null });

/** 资料：执照上的和企业自己说的分开写，不知道的写未知。 */
export const About: Story = {
  render: () => <CompanyAbout company={known} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('91440300MA5EXAMP3U')).toBeVisible();
    await expect(canvas.getAllByText('未知')).toHaveLength(2);
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { company: loading, figures: loading } };

/** 企业没能加载。 */
export const Failed: Story = { args: { company: failed(fn()) } };

/** 只有响应与履约没能加载：别的照样看。 */
export const FiguresFailed: Story = { args: { figures: failed(fn()) } };

/** 手机上很长的名称。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    company: ready(
      sampleHome({
        name: '北辰半导体与集成电路分销及供应链服务（深圳前海深港现代服务业合作区）有限公司',
        roles: ['manufacturer', 'agent', 'trader', 'design', 'ems'],
      }),
    ),
  },
};
