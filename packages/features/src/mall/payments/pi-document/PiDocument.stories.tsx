import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dollarPiDocument, samplePiDocument } from '../../papers/papers.fixtures.ts';
import { PiDocument } from './PiDocument.tsx';

const meta = {
  title: 'Features/Mall/PiDocument',
  component: PiDocument,
  tags: ['autodocs', 'stable'],
  args: { pi: samplePiDocument() },
} satisfies Meta<typeof PiDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 人民币，含税；中英文并列，和 PDF 一样。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('形式发票PROFORMA INVOICE');
    await expect(canvas.getByText('大写：人民币壹仟肆佰柒拾玖元捌角柒分')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /RC0402FR-0720KL/ })).toHaveTextContent('¥80.87');
    await expect(canvas.getByText(/示例商家为虚构/)).toBeVisible();
  },
};
/** 美元，未税，运费到付，还没有下单。 */
export const Dollars: Story = {
  args: { pi: dollarPiDocument() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('到付 Freight collect')).toBeVisible();
    await expect(canvas.getByText('未下单 Not ordered yet')).toBeVisible();
    await expect(canvas.getByText('待定 To be advised')).toBeVisible();
  },
};
/** 已作废：盖章，账号划掉。 */
export const Voided: Story = {
  args: { pi: samplePiDocument({ state: 'voided' }) },
  play: async ({ canvas }) => expect(canvas.getByText('已作废 VOID')).toBeVisible(),
};
/** 已过期。 */
export const Expired: Story = { args: { pi: samplePiDocument({ state: 'expired' }) } };
/** 已付款。 */
export const Paid: Story = { args: { pi: samplePiDocument({ state: 'paid' }) } };
/** 很长：三十九行，长型号和长名称。 */
export const LongText: Story = {
  args: {
    pi: samplePiDocument({
      buyerName: '示例精密仪器（杭州）有限公司'.repeat(5),
      lines: samplePiDocument().lines.flatMap((line) =>
        Array.from({ length: 13 }, (_, at) => ({ ...line, mpn: `VERY-LONG-PART-NUMBER-WITHOUT-BREAKS-${at}-ABCDEFGH` })),
      ),
    }),
  },
};
/** 手机：数量和单价折到型号下面。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
