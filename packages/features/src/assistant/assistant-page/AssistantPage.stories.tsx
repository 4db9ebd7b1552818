import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAnswer, sampleBudget } from '../assistant.fixtures.ts';
import { AssistantPage } from './AssistantPage.tsx';

const question = '3.3V 输出 1A 以上 LDO SOT-23-5';

const meta = {
  title: 'Features/Assistant/AssistantPage',
  component: AssistantPage,
  tags: ['autodocs', 'experimental'],
  args: {
    asked: { question, changed: null },
    rules: { status: 'ready', data: sampleAnswer() },
    examples: [question, 'ESP32 有几个 UART'],
    budget: sampleBudget(),
    answer: null,
    isAsking: false,
    failure: null,
    onAsked: fn(),
    onAsk: fn(),
    onLogin: fn(),
    onSave: fn(),
    getSheetHref: ({ documentId, page }) => `#sheet-${documentId}-${page}`,
  },
} satisfies Meta<typeof AssistantPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 问题、读出的筛选、查到的、大模型。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: '问题' });
    await userEvent.clear(field);
    await userEvent.type(field, 'NE555 的工作温度{Enter}');
    await expect(args.onAsked).toHaveBeenLastCalledWith({ question: 'NE555 的工作温度', changed: null });
  },
};

/** 还没有问：可以问什么。 */
export const Start: Story = {
  args: { asked: { question: '', changed: null }, rules: null },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'ESP32 有几个 UART' })).toHaveAttribute('href', expect.stringMatching(/^\/ai\?q=ESP32/)),
};

/** 正在查。 */
export const Loading: Story = { args: { rules: { status: 'loading' }, budget: null } };

/** 没查到结果。 */
export const Failed: Story = {
  args: { rules: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
