import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { company, enforcementRecords, recordsOf, valueOf } from '../../companies.fixtures.ts';
import { parseBlockQuery } from './blockQuery.ts';
import { RegistryBlockPage } from './RegistryBlockPage.tsx';

const query = (search: string) => parseBlockQuery(new URLSearchParams(search))!;
const patents = [
  {
    id: 'p1',
    values: [
      valueOf('title', '一种电源芯片的示例封装结构'),
      valueOf('patentKind', '实用新型'),
      valueOf('lawState', '授权'),
      valueOf('number', 'CN000000001U'),
      valueOf('applyDate', '2022-05-06'),
      valueOf('inventors', '李示例; 王示例'),
    ],
  },
];

const meta = {
  title: 'Features/Companies/RegistryBlockPage',
  component: RegistryBlockPage,
  tags: ['autodocs', 'experimental'],
  args: {
    company,
    query: query('block=enforcements&page=2'),
    records: ready({ ...recordsOf('enforcements', enforcementRecords, 43), pageIndex: 2, pageSize: 20 }),
    onQuery: fn(),
    onLogin: fn(),
  },
} satisfies Meta<typeof RegistryBlockPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一张表单独一页：页码在地址里，能回到公司页上的那一块。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '示例现货电子（深圳）有限公司：被执行人' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/checkEnterprise/companyDetail/12?block=enforcements&page=3');
    await expect(canvas.getByRole('link', { name: /^回到/ })).toHaveAttribute('href', '/checkEnterprise/companyDetail/12#enforcements');
  },
};

/** 专利按类型和法律状态筛选。 */
export const Patents: Story = {
  args: { query: query('block=patents&patentKind=utility'), records: ready(recordsOf('patents', patents)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '法律状态' }), '有效');
    await expect(args.onQuery).toHaveBeenCalledWith(expect.objectContaining({ patentKind: 'utility', patentState: 'valid', page: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(query('block=patents'));
  },
};

/** 商标按国际分类筛选，没有符合的。 */
export const NothingInClass: Story = {
  args: { query: query('block=trademarks&trademarkClass=9'), records: ready(recordsOf('trademarks', [])) },
  play: async ({ canvas }) => expect(canvas.getByText('没有符合条件的记录')).toBeVisible(),
};

/** 正在加载。 */
export const Loading: Story = { args: { records: loading } };

/** 没能查到。 */
export const Failed: Story = { args: { records: failed(fn()) } };

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
