import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { feedbackDialogKeys } from './feedbackDialogKeys.ts';

const meta = {
  title: 'Features/Feedback/FeedbackDialog',
  component: FeedbackDialog,
  tags: ['autodocs', 'stable'],
  parameters: { keys: feedbackDialogKeys, docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    types: {
      status: 'ready',
      data: ['功能异常', '资料错误', '内容侵权', '功能建议', '其他'].map((label, index) => ({ id: index + 1, label })),
    },
    onSend: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof FeedbackDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '意见反馈' }));

/** 空着提交：三条消息各在其处，焦点到第一项。 */
export const EmptySubmit: Story = {
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '提交反馈' }));
    await expect(form.getByText('请选择反馈类型')).toBeVisible();
    await expect(form.getByText('请完善反馈内容，以便我们尽快解决此问题')).toBeVisible();
    await expect(form.getByText('请填写您的邮箱，方便我们跟进')).toBeVisible();
    await expect(form.getByRole('radio', { name: '功能异常' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** 从型号页的资料纠错打开：类型已选，内容写着型号，光标在第一个空着的地方，可以直接写。 */
export const Prefilled: Story = {
  args: { contact: 'lin@example.com', draft: { typeLabel: '资料错误', content: '型号：STM32F103C8T6\n有误的参数：\n应为：' } },
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await expect(form.getByRole('radio', { name: '资料错误' })).toBeChecked();
    await waitFor(() => expect(form.getByRole('textbox', { name: '反馈内容' })).toHaveFocus());
    await userEvent.keyboard('引脚数');
    await userEvent.click(form.getByRole('button', { name: '提交反馈' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ type: 2, content: '型号：STM32F103C8T6\n有误的参数：引脚数\n应为：', contact: 'lin@example.com' }),
    );
  },
};

/** 填好提交：用键盘选类型，写内容，邮箱已带出；提交后说明接下来会怎样。 */
export const Sent: Story = {
  args: { contact: 'lin@example.com' },
  play: async ({ userEvent, args, step }) => {
    const form = await dialog();
    await playKeys({ userEvent, step }, feedbackDialogKeys, {
      type: {
        given: () => userEvent.click(form.getByRole('radio', { name: '功能异常' })),
        proves: () => expect(form.getByRole('radio', { name: '资料错误' })).toBeChecked(),
      },
      send: {
        given: async () => {
          await userEvent.type(form.getByRole('textbox', { name: '反馈内容' }), '第 3 页的引脚图看不清');
          await expect(form.getByText('12 / 500')).toBeVisible();
          form.getByRole('button', { name: '提交反馈' }).focus();
        },
        proves: async () => {
          await expect(args.onSend).toHaveBeenCalledWith({ type: 2, content: '第 3 页的引脚图看不清', contact: 'lin@example.com' });
          await expect(await form.findByText('反馈已收到')).toBeVisible();
          await waitFor(() => expect(form.getByRole('button', { name: '完成' })).toHaveFocus());
        },
      },
    });
  },
};

const refusal = (facts: { message: string; fields?: { field: string; msg: string }[] }) => ({
  contact: 'lin@example.com',
  onSend: fn(() => Promise.reject(new ApiError({ status: 422, reason: 'feedback.contact', ...facts }))),
});
const fillAndSend: NonNullable<Story['play']> = async ({ userEvent }) => {
  const form = await dialog();
  await userEvent.click(form.getByRole('radio', { name: '其他' }));
  await userEvent.type(form.getByRole('textbox', { name: '反馈内容' }), '建议');
  await userEvent.click(form.getByRole('button', { name: '提交反馈' }));
};

/** 服务器拒绝：说明原因，写的内容还在。 */
export const Refused: Story = {
  args: refusal({ message: '提交过于频繁，请 1 小时后再试' }),
  play: async (context) => {
    await fillAndSend(context);
    const form = await dialog();
    await expect(await form.findByRole('alert')).toHaveTextContent('提交过于频繁，请 1 小时后再试');
    await expect(form.getByRole('textbox', { name: '反馈内容' })).toHaveValue('建议');
  },
};

/** 服务器指出哪一项不对：消息在那一项下面，焦点也到那里。 */
export const RefusedField: Story = {
  args: refusal({ message: '请检查填写的内容', fields: [{ field: 'contact', msg: '邮箱格式不正确' }] }),
  play: async (context) => {
    await fillAndSend(context);
    const form = await dialog();
    await expect(await form.findByText('邮箱格式不正确')).toBeVisible();
    await expect(form.getByRole('textbox', { name: '联系邮箱' })).toHaveFocus();
  },
};

/** 类型还在加载。 */
export const Loading: Story = { args: { types: { status: 'loading' } } };

/** 类型没能加载：可以重试，别的照填。 */
export const TypesFailed: Story = {
  args: { types: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败', onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: '重试' }));
    await expect(args.types.status === 'failed' && args.types.onRetry).toHaveBeenCalledOnce();
  },
};

/** 超过 500 字：说出多了几个。 */
export const LongText: Story = {
  args: { contact: 'lin@example.com' },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: '其他' }));
    await userEvent.click(form.getByRole('textbox', { name: '反馈内容' }));
    await userEvent.paste('手册第三页的引脚图看不清。'.repeat(40));
    await userEvent.click(form.getByRole('button', { name: '提交反馈' }));
    await expect(form.getByText('反馈内容最多 500 个字，请删去 20 个')).toBeVisible();
    await expect(form.getByRole('textbox', { name: '反馈内容' })).toHaveFocus();
  },
};

/** 手机：铺满屏幕。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
