import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AiLabel } from './AiLabel.tsx';

const meta = {
  title: 'Features/Assistant/AiLabel',
  component: AiLabel,
  tags: ['autodocs', 'experimental'],
  args: { model: '示例模型' },
} satisfies Meta<typeof AiLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 大模型的回答：是哪个模型，怎样核对。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/由大模型 示例模型 生成/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-aigc="model"]')).toHaveTextContent('内容由 AI 生成');
  },
};

/** 按规则的回答也带标识，并说明没有用大模型。 */
export const Rules: Story = {
  args: { model: null },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-aigc="rules"]')).toHaveTextContent(/内容由 AI 生成.*没有使用大模型/),
};
