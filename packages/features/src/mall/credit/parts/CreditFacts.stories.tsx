import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { askedTerms, sampleTerms } from '../credit.fixtures.ts';
import { CreditFacts } from './CreditFacts.tsx';

const meta = {
  title: 'Features/Mall/CreditFacts',
  component: CreditFacts,
  tags: ['autodocs', 'experimental'],
  args: { terms: sampleTerms() },
} satisfies Meta<typeof CreditFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 已开通：额度、已用、还剩。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const amount of ['¥50,000.00', '¥11,500.00', '¥38,500.00']) await expect(canvas.getByText(amount)).toBeVisible();
    await expect(canvas.queryByText('申请额度')).toBeNull();
  },
};

/** 待审核：申请了多少，为什么。 */
export const Asked: Story = {
  args: { terms: askedTerms() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥80,000.00，月结 60 天')).toBeVisible();
    await expect(canvas.getByText('说明：每月采购 MCU 和电源芯片，约 3 万元')).toBeVisible();
    await expect(canvas.queryByText('已用')).toBeNull();
  },
};

/** 已暂停：逾期多少，卖家写的原因。 */
export const Paused: Story = {
  args: { terms: sampleTerms({ state: 'paused', stateName: '已暂停', overdue: '3200.00', reason: '十月的对账单没有付清' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('其中逾期')).toBeVisible();
    await expect(canvas.getByText('¥3,200.00')).toBeVisible();
    await expect(canvas.getByText('原因：十月的对账单没有付清')).toBeVisible();
  },
};

/** 已结束，还有没付清的：不再写额度，只写已用。 */
export const Ended: Story = {
  args: { terms: sampleTerms({ state: 'ended', stateName: '已结束', reason: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥11,500.00')).toBeVisible();
    await expect(canvas.queryByText('还剩')).toBeNull();
  },
};
