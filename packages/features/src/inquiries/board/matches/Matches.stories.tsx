import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { demandRow, failed, loading, ready, supplyRow } from '../../inquiries.fixtures.ts';
import { Matches } from './Matches.tsx';

const meta = {
  title: 'Features/Inquiries/Matches',
  component: Matches,
  tags: ['autodocs', 'stable'],
  args: {
    type: 1,
    page: 1,
    matches: ready({
      data: [
        { own: demandRow(), row: supplyRow(), reason: 'exact' as const },
        { own: demandRow(), row: supplyRow({ id: 1_000_203, model: 'STM32F103C8T6TR', price: null, quantity: null }), reason: 'suffix' as const },
      ],
      totalRecord: 2,
    }),
    getHref: (type, page) => `/userCenter/inquiryManage/recommend?type=${type}&page=${page}`,
  },
} satisfies Meta<typeof Matches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 别人的供应对上自己的求购：型号相同的在前，只多了后缀的说要核对。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '匹配，第 1 页' });
    await expect(within(table).getByText('型号相同')).toBeVisible();
    await expect(within(table).getByText('只多了后缀，请核对包装和温度等级')).toBeVisible();
    await expect(within(table).getByRole('link', { name: 'STM32F103C8T6TR' })).toHaveAttribute('href', '/inquiry/demandDetails/1000203');
  },
};

export const Loading: Story = { args: { matches: loading } };
export const Failed: Story = { args: { matches: failed(fn()) } };
/** 还没有。 */
export const Empty: Story = {
  args: { type: 0, matches: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByText('还没有匹配的')).toBeVisible(),
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
