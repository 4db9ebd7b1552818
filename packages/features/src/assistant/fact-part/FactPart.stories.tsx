import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePart } from '../assistant.fixtures.ts';
import { FactPart } from './FactPart.tsx';

const meta = {
  title: 'Features/Assistant/FactPart',
  component: FactPart,
  tags: ['autodocs', 'experimental'],
  args: { part: samplePart(), fields: ['ioutA'], getSheetHref: ({ documentId, page }) => `#sheet-${documentId}-${page}` },
} satisfies Meta<typeof FactPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 问到的在前；每条事实写明数据手册的页，不能肯定的写明。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('输出电流');
    await expect(canvas.getByRole('link', { name: /^输出电压的出处：EX7533 数据手册/ })).toHaveAttribute('href', '#sheet-41-3');
  },
};

/** 只要问到的：别的说个数。 */
export const Brief: Story = { args: { isBrief: true } };

/** 系列名，事实没有出处。 */
export const Family: Story = {
  args: { part: samplePart({ isFamilyName: true, sources: [], facts: [{ field: 'pins', name: '引脚数', text: '48', place: null, correction: null }] }) },
};
