import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CapitalMoney, Money } from './Money.tsx';

const meta = {
  title: 'UI/Data/Money',
  component: Money,
  subcomponents: { CapitalMoney },
  tags: ['autodocs', 'stable'],
  args: { value: '1494.57', unknownLabel: '暂无报价' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 合计：两位小数，千位分隔。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('¥1,494.57')).toBeVisible() };

/** 大写金额：合同、收据和发票上用。 */
export const Capitals: Story = {
  args: { value: '123.45' },
  render: ({ value, unknownLabel }) => <CapitalMoney value={value} unknownLabel={unknownLabel} currencyName="人民币" />,
  play: async ({ canvas }) => expect(canvas.getByText('人民币壹佰贰拾叁元肆角伍分')).toBeVisible(),
};

/** 大写里的零与整：照票据的规定写。 */
export const CapitalZeros: Story = {
  render: ({ unknownLabel }) => (
    <ul>
      {['0.00', '100.00', '0.05', '1409.50', '16409.02', '100010000.00'].map((value) => (
        <li key={value}>
          <Money value={value} unknownLabel={unknownLabel} />：<CapitalMoney value={value} unknownLabel={unknownLabel} currencyName="人民币" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map((item) => item.textContent?.split('：')[1])).toEqual([
      '人民币零元整',
      '人民币壹佰元整',
      '人民币伍分',
      '人民币壹仟肆佰零玖元伍角整',
      '人民币壹万陆仟肆佰零玖元零贰分',
      '人民币壹亿零壹万元整',
    ]),
};

/** 美元与港元。 */
export const OtherCurrencies: Story = {
  render: (args) => (
    <ul>
      <li>
        <Money {...args} currency="USD" />
      </li>
      <li>
        <Money {...args} currency="HKD" />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('US$1,494.57')).toBeVisible();
    await expect(canvas.getByText('HK$1,494.57')).toBeVisible();
  },
};

/** 退款：真正的负号。 */
export const Negative: Story = { args: { value: '-14.70' }, play: async ({ canvas }) => expect(canvas.getByText('−¥14.70')).toBeVisible() };

/** 要付的合计。 */
export const Total: Story = { args: { tone: 'total' } };

/** 没有金额：写明，不写 0。 */
export const Unknown: Story = { args: { value: null }, play: async ({ canvas }) => expect(canvas.getByText('暂无报价')).toBeVisible() };

/** 很长的金额在窄处换行。 */
export const LongText: Story = {
  args: { value: '999999999999999.99', tone: 'total' },
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <>
      <p>
        <Money {...args} />
      </p>
      <p>
        <CapitalMoney value={args.value} unknownLabel={args.unknownLabel} currencyName="人民币" />
      </p>
    </>
  ),
};
