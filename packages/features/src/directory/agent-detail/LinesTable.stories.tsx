import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { sampleLines } from '../agents.fixtures.ts';
import { LinesTable } from './LinesTable.tsx';

const ofState = (state: string) => sampleLines.filter((line) => line.state === state);
const page = (lines: typeof sampleLines, totalRecord = lines.length) => ready({ data: [...lines], totalRecord });

const meta = {
  title: 'Features/Directory/LinesTable',
  component: LinesTable,
  tags: ['autodocs', 'experimental'],
  args: {
    lines: page(sampleLines),
    authorisation: null,
    page: 1,
    getHref: ({ authorisation, linePage }) => `/agent?authorisation=${authorisation ?? ''}&lines=${linePage}`,
  },
} satisfies Meta<typeof LinesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 核验到哪天、已过期、未核验，各有各的写法；状态是链接，换了状态回到第一页。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /意法半导体.*授权至 2027-03.*全系列/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /恩智浦.*已过期（2026-06）.*微控制器与接口.*华南、中国香港/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Murata.*未核验.*未知/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '已核验' })).toHaveAttribute('href', '/agent?authorisation=verified&lines=1');
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
  },
};

/** 只看核验过、还有效的。 */
export const Verified: Story = { args: { lines: page(ofState('verified')), authorisation: 'verified' } };

/** 只看过期的。 */
export const Expired: Story = { args: { lines: page(ofState('expired')), authorisation: 'expired' } };

/** 没有人核验过的：不写日期，范围未知就写未知。 */
export const Unverified: Story = {
  args: { lines: page(ofState('unverified')), authorisation: 'unverified' },
  play: async ({ canvas }) => expect(canvas.queryByText(/授权至/)).not.toBeInTheDocument(),
};

/** 名字和范围都很长，换行。 */
export const LongText: Story = {
  args: {
    lines: page([
      {
        ...sampleLines[0]!,
        brandNameCn: null,
        brandName: 'Example Semiconductor Manufacturing And Packaging Company With A Very Long Registered Name Limited',
        scope: '微控制器、模拟与电源、传感器、汽车电子与工业通信，不含存储器和分立器件；限中国大陆和中国香港的直接客户',
      },
    ]),
  },
};

/** 不止一页。 */
export const Paged: Story = {
  args: { lines: page(sampleLines, 45), page: 2 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /3/ })).toHaveAttribute('href', '/agent?authorisation=&lines=3'),
};

/** 一条也没有收录：没有可选的状态。 */
export const Empty: Story = {
  args: { lines: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收录它代理的品牌')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: '授权状态' })).not.toBeInTheDocument();
  },
};

/** 没有这种状态的：别的状态还在，点得到。 */
export const NoneSuch: Story = {
  args: { lines: ready({ data: [], totalRecord: 0 }), authorisation: 'expired' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '全部' })).toBeVisible(),
};

/** 正在读取。 */
export const Loading: Story = { args: { lines: loading } };

/** 没有读到。 */
export const Failed: Story = { args: { lines: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
