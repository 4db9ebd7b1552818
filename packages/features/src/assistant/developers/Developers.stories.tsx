import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleDocs } from '../assistant.fixtures.ts';
import { Developers } from './Developers.tsx';

const meta = {
  title: 'Features/Assistant/Developers',
  component: Developers,
  tags: ['autodocs', 'experimental'],
  args: { keywords: '', docs: { status: 'ready', data: sampleDocs() }, onSearch: fn() },
} satisfies Meta<typeof Developers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 接口、额度、错误码、MCP。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '按词和筛选搜索型号' })).toHaveAttribute('href', '/developers/partSearch');
    await expect(canvas.getByText('读取：一个地址每分钟 450 次，一次最多 120 次。')).toBeVisible();
    await expect(canvas.getByText(/https:\/\/portal\.example\/mcp（/)).toBeVisible();
  },
};

/** 没有找到。 */
export const Nothing: Story = { args: { keywords: '没有这个', docs: { status: 'ready', data: sampleDocs({ calls: [] }) } } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
