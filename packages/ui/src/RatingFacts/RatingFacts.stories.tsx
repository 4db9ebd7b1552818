import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { RatingFacts } from './RatingFacts.tsx';

const source = (
  <>
    来源：本站订单，<Link href="#method">怎样算的</Link>
  </>
);

const meta = {
  title: 'UI/Data/RatingFacts',
  component: RatingFacts,
  tags: ['autodocs', 'beta'],
  args: {
    label: '样例卖家的履约',
    unknownLabel: '样本不足',
    facts: [
      { term: '按时发货', value: '98.6%', basis: '近 90 天 1,204 单', source },
      { term: '平均发货用时', value: '9 小时', basis: '近 90 天 1,204 单，从付款算起', source },
      { term: '退货', value: '0.4%', basis: '近 90 天 1,204 单中的 5 单', source },
    ],
  },
} satisfies Meta<typeof RatingFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 数字、从多少里算出来、谁算的；不用星级。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('definition');
    await expect(first).toHaveTextContent('98.6%');
    await expect(canvas.getByText('近 90 天 1,204 单')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '怎样算的' })).toHaveLength(3);
  },
};

/** 刚开张：单太少不算比例，写明还差多少。 */
export const TooFew: Story = {
  args: { facts: [{ term: '按时发货', value: null, basis: '近 90 天 3 单，满 20 单才计算', source: '来源：本站订单' }] },
  play: async ({ canvas }) => expect(canvas.getByText('样本不足')).toBeVisible(),
};

/** 零是一个数：20 单里没有退货。 */
export const Zero: Story = {
  args: { facts: [{ term: '退货', value: '0', basis: '近 90 天 20 单', source: '来源：本站订单' }] },
  play: async ({ canvas }) => expect(canvas.queryByText('样本不足')).toBeNull(),
};

/** 文字很长，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    facts: [
      {
        term: '收到询价以后在工作时间四小时之内给出含税单价与交期的比例',
        value: '87.25%',
        basis: '近 365 天收到的 12,048 次询价，不含节假日与卖家公告停业的日子',
        source: '来源：第三方检测机构对本站询价记录的季度抽查报告',
      },
      { term: '退货', value: '0.4%', basis: '近 90 天 1,204 单中的 5 单', source: '来源：本站订单' },
    ],
  },
};

/** 手机：一行一项。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
