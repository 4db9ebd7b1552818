import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCall } from '../assistant.fixtures.ts';
import { DeveloperCall } from './DeveloperCall.tsx';

const meta = {
  title: 'Features/Assistant/DeveloperCall',
  component: DeveloperCall,
  tags: ['autodocs', 'experimental'],
  args: { call: { status: 'ready', data: sampleCall } },
} satisfies Meta<typeof DeveloperCall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 示例、参数、回答的样子和字段。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '参数' })).toBeVisible();
    await expect(canvas.getByText('data[].mpn')).toBeVisible();
  },
};

/** 回答是文件的；手机。 */
export const FileNarrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { call: { status: 'ready', data: { ...sampleCall, input: [], output: [], reasons: [], answer: '' } } },
};
