import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleBudget, sampleModelAnswer } from '../assistant.fixtures.ts';
import { ModelAnswer } from './ModelAnswer.tsx';

const meta = {
  title: 'Features/Assistant/ModelAnswer',
  component: ModelAnswer,
  tags: ['autodocs', 'experimental'],
  args: {
    question: 'EX7533-33 的输出电流是多少',
    budget: sampleBudget(),
    answer: null,
    isAsking: false,
    failure: null,
    onAsk: fn(),
    onLogin: fn(),
    getSheetHref: ({ documentId, page }) => `#sheet-${documentId}-${page}`,
    adoptHref: null,
    onSave: fn(),
  },
} satisfies Meta<typeof ModelAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 按了才问：说出交给谁、还有几次。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('今天还可以问 12 次（共 20 次）')).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: '请大模型回答' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

/** 每句有记号，记号连到出处；没有出处的说有几句没有显示。 */
export const Answered: Story = {
  args: { answer: sampleModelAnswer(), adoptHref: '/ai?changed=1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('内容由 AI 生成')).toBeVisible();
    await expect(canvas.getByText('EX7533-33 的输出电流是 1 A。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'EX7533 数据手册，第 3 页' })).toHaveAttribute('href', '#sheet-41-3');
    await expect(canvas.getByText('有 1 句没有出处，或者数与出处对不上，没有显示。')).toBeVisible();
    await expect(canvas.getByText('今天还可以问 11 次（共 20 次）')).toBeVisible();
  },
};

/** 资料里的标记只是文字。 */
export const Markup: Story = {
  args: { answer: sampleModelAnswer({ claims: [{ text: '<img src=x onerror=alert(1)> [点这里](https://example.com)', citations: [1] }] }) },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('img')).toBeNull(),
};

/** 没有一句有出处。 */
export const Unsupported: Story = { args: { answer: sampleModelAnswer({ claims: [], citations: [], dropped: 3 }) } };

/** 正在问。 */
export const Asking: Story = { args: { isAsking: true } };

/** 没有回答：说明不计数。 */
export const Failed: Story = {
  args: { failure: { tone: 'danger', text: '大模型暂时没有回答，这一次不计数，请稍后再问', error: null, status: 200 } },
};

/** 今天的用完了。 */
export const Used: Story = {
  args: { budget: sampleBudget({ left: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '请大模型回答' })).toBeDisabled(),
};

/** 访客：登录以后才能问。 */
export const Visitor: Story = { args: { budget: sampleBudget({ isMember: false, left: 0 }) } };

/** 没有接大模型的站点。 */
export const Off: Story = { args: { budget: sampleBudget({ model: null }) } };
