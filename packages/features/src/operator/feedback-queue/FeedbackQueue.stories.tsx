import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { answeredFeedback, feedback, reportedError } from '../operator.fixtures.ts';
import { FeedbackQueue } from './FeedbackQueue.tsx';
import { feedbackQueueKeys } from './feedbackQueueKeys.ts';

const list = (data: typeof feedback) => ({ status: 'ready' as const, data: { data, totalRecord: data.length } });

const meta = {
  title: 'Features/Operator/FeedbackQueue',
  component: FeedbackQueue,
  tags: ['autodocs', 'stable'],
  parameters: { keys: feedbackQueueKeys },
  args: {
    feedback: list(feedback),
    query: { state: 'open', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    onAnswer: fn(async () => undefined),
  },
} satisfies Meta<typeof FeedbackQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 在原处回复，没有写就不发；发出后焦点到下一条。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const first = () => within(canvas.getByRole('region', { name: '林工的反馈' }));
    const words = () => first().getByRole('textbox', { name: '回复内容' });
    await playKeys({ userEvent, step }, feedbackQueueKeys, {
      reply: { given: () => first().getByRole('button', { name: '回复' }).focus(), proves: () => waitFor(() => expect(words()).toHaveFocus()) },
      empty: async () => {
        await expect(words()).toHaveAccessibleDescription('请写出回复内容');
        await expect(words()).toHaveFocus();
        await expect(args.onAnswer).not.toHaveBeenCalled();
      },
      send: async () => {
        await expect(args.onAnswer).toHaveBeenCalledWith({ id: 501, reply: '谢谢指出，已更正。' });
        await waitFor(() => expect(canvas.getByText('陈采购的反馈')).toHaveFocus());
        await expect(canvas.queryByText('林工的反馈')).toBeNull();
      },
      walk: {
        given: () => canvas.getByRole('tab', { selected: true }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('tab', { selected: false })).toHaveFocus();
          await expect(args.onQueryChange).not.toHaveBeenCalled();
        },
      },
      open: () => expect(args.onQueryChange).toHaveBeenCalledWith({ state: 'answered', page: 1 }),
    });
  },
};

/** 从型号页交来的反馈，直接去更正那个型号的参数；别的页面没有这一项。 */
export const AboutPart: Story = {
  args: { getPartHref: (page) => (page.startsWith('/datasheet/datasheetDetail/') ? '#part-1' : null) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '更正这个型号的参数' });
    await expect(link).toHaveAttribute('href', '#part-1');
    await expect(within(canvas.getByRole('region', { name: '林工的反馈' })).getByRole('link', { name: '更正这个型号的参数' })).toBe(link);
  },
};

/** 发送失败：写好的字还在。 */
export const AnswerFails: Story = {
  args: {
    onAnswer: fn(async () => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getByRole('region', { name: '林工的反馈' }));
    await userEvent.click(first.getByRole('button', { name: '回复' }));
    await userEvent.type(first.getByRole('textbox', { name: '回复内容' }), '谢谢指出');
    await userEvent.click(first.getByRole('button', { name: '发送回复' }));
    await expect(await first.findByRole('alert')).toHaveTextContent('网络连接失败');
    await expect(first.getByRole('textbox', { name: '回复内容' })).toHaveValue('谢谢指出');
  },
};

/** 已经回复过的。 */
export const Answered: Story = { args: { feedback: list(answeredFeedback), query: { state: 'answered', page: 1 } } };

/** 没有等待回复的反馈。 */
export const Empty: Story = { args: { feedback: list([]) } };

/** 正在加载。 */
export const Loading: Story = { args: { feedback: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { feedback: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的反馈、很长的页面地址；地址不是本站路径时不作链接。 */
export const LongText: Story = {
  args: {
    feedback: list([
      { ...feedback[0]!, content: '数据手册里的参数和页面上的不一样。'.repeat(28), page: `/datasheet/datasheetSearch/${'STM32F103C8T6'.repeat(12)}` },
      { ...feedback[1]!, page: '//evil.example/path', contact: 'a.very.long.name.of.a.person.in.purchasing@example-electronics.example.com' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '//evil.example/path' })).toBeNull();
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 报告的错误：先选结果再回复；没选就停在那里。 */
export const ReportedError: Story = {
  args: { feedback: list(reportedError) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'EX32F103 数据手册（样例），第 24 页' })).toHaveAttribute('href', expect.stringContaining('#page=24'));
    await userEvent.click(canvas.getByRole('button', { name: '回复' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /回复内容/ }), '原厂这一版就是这样写的');
    await userEvent.click(canvas.getByRole('button', { name: '发送回复' }));
    await expect(canvas.getByText('请选择处理结果')).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '已驳回' }));
    await userEvent.click(canvas.getByRole('button', { name: '发送回复' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith({ id: 503, reply: '原厂这一版就是这样写的', verdict: 'rejected' }));
  },
};
