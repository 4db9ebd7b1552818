import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckLink } from './CheckLink.tsx';

const meta = {
  title: 'Features/Parts/CheckLink',
  component: CheckLink,
  tags: ['autodocs', 'experimental'],
  args: { name: '示例现货电子（深圳）有限公司', creditCode: '91990000MA0000001B' },
} satisfies Meta<typeof CheckLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有信用代码的按代码查：同名的不会弄错。 */
export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '公司核查：示例现货电子（深圳）有限公司' })).toHaveAttribute(
      'href',
      '/checkEnterprise/searchList?keywords=91990000MA0000001B',
    ),
};

/** 没有信用代码的按名称查。 */
export const ByName: Story = { args: { creditCode: null } };
