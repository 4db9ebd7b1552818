import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleCompanies } from '../companies.fixtures.ts';
import { CompanyList } from './CompanyList.tsx';
import { companyListKeys } from './companyListKeys.ts';
import { parseCompanyListQuery } from './companyListQuery.ts';

const places = [
  { place: '深圳', count: 128 },
  { place: '杭州', count: 17 },
];
const found = (totalRecord = sampleCompanies.length) => ready({ data: [...sampleCompanies], totalRecord, places });
const query = (search = '') => parseCompanyListQuery(new URLSearchParams(search));

const meta = {
  title: 'Features/Inquiries/CompanyList',
  component: CompanyList,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: companyListKeys },
  args: { query: query(), companies: found(), isFollowed: fn((id: number) => id === 1_000_008), onFollow: fn(), onQuery: fn() },
} satisfies Meta<typeof CompanyList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 热门在前，写明按什么排；认证、过期、示例各有标记。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/按关注它的会员人数从多到少/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '北辰电子（深圳）有限公司' })).toHaveAttribute('href', '/inquiry/corporateHome/1000003');
    await expect(canvas.getByRole('button', { name: '关注 南河智控科技有限公司' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '所在地' }), '深圳');
    await expect(args.onQuery).toHaveBeenCalledWith(expect.objectContaining({ place: '深圳', page: 1 }));
  },
};

/** 有条件：能一次清掉；第二页。 */
export const Filtered: Story = {
  args: { query: query('keywords=电子&role=agent&certified=yes&sort=newest&page=2'), companies: found(41) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('按通过认证的时间，新的在前。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', expect.stringContaining('page=3'));
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onQuery).toHaveBeenCalledWith(query('sort=newest'));
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { query: query('keywords=没有这家'), companies: ready({ data: [], totalRecord: 0, places: [] }) } };

/** 正在加载。 */
export const Loading: Story = { args: { companies: loading } };

/** 没能加载。 */
export const Failed: Story = { args: { companies: failed(fn()) } };

/** 手机上很长的名称。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    companies: ready({
      data: [
        {
          ...sampleCompanies[0]!,
          name: '北辰半导体与集成电路分销及供应链服务（深圳前海深港现代服务业合作区）有限公司',
          roles: ['manufacturer', 'agent', 'trader', 'design', 'ems'],
        },
      ],
      totalRecord: 1,
      places,
    }),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const follow = canvas.getByRole('button', { name: '关注 北辰电子（深圳）有限公司' });
    await playKeys({ userEvent, step }, companyListKeys, {
      search: {
        given: async () => {
          await userEvent.type(canvas.getByRole('searchbox', { name: '企业名称' }), '北辰');
        },
        proves: async () => expect(args.onQuery).toHaveBeenCalledWith(query('keywords=北辰')),
      },
      follow: {
        given: () => follow.focus(),
        proves: async () => {
          await expect(args.onFollow).toHaveBeenCalledWith(1_000_003, true);
          await expect(follow).toHaveFocus();
        },
      },
    });
  },
};
