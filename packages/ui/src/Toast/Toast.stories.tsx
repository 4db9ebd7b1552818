import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createToastQueue, type ToastOptions } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { toastKeys } from './toastKeys.ts';

const toneLabels = { success: '成功', info: '提示', warn: '注意', danger: '出错' };

/** A region with these messages already in it. */
function Shown({ messages }: { messages: ToastOptions[] }) {
  const queue = useQueue(messages);
  return <ToastRegion queue={queue} label="通知" closeLabel="关闭" toneLabels={toneLabels} />;
}

const queues = new WeakMap<ToastOptions[], ReturnType<typeof createToastQueue>>();
function useQueue(messages: ToastOptions[]) {
  const queue = queues.get(messages) ?? createToastQueue();
  queues.set(messages, queue);
  useEffect(() => {
    for (const message of messages) queue.show(message);
    return () => queue.clear();
  }, [queue, messages]);
  return queue;
}

const meta = {
  title: 'UI/Feedback/Toast',
  component: Shown,
  tags: ['autodocs', 'stable'],
  args: { messages: [{ tone: 'success', text: '登录成功！' }] },
  parameters: { keys: toastKeys, docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一条，带图标和文字，读屏听得到种类。 */
export const Default: Story = {
  play: async () => {
    const message = await screen.findByRole('alertdialog', { name: '登录成功！' });
    await waitFor(() => expect(message).toBeVisible());
    await expect(screen.getByRole('img', { name: '成功' })).toBeInTheDocument();
  },
};

const undo = fn();
/** 带一个动作：按下后消失并执行，焦点回到原处。 */
export const WithAction: Story = {
  render: (args) => (
    <>
      <button type="button" style={{ minHeight: 32 }}>
        加入购物车
      </button>
      <Shown {...args} />
    </>
  ),
  args: { messages: [{ tone: 'success', text: '已加入购物车，150 件', action: { label: '去购物车', onPress: undo } }] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: '去购物车' }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** 要去另一页才能做的：一个链接，右键也能在新窗口打开；点过就收起。 */
export const WithLink: Story = {
  render: (args) => (
    <>
      <button type="button" style={{ minHeight: 32 }}>
        发到邮箱
      </button>
      <Shown {...args} />
    </>
  ),
  args: { messages: [{ tone: 'warn', text: '还没有绑定邮箱，请先绑定', action: { label: '去账号设置', href: '#settings' } }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = await screen.findByRole('link', { name: '去账号设置' });
    await expect(link).toHaveAttribute('href', '#settings');
    const opened = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opened);
    await userEvent.click(link);
    await expect(opened).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '发到邮箱' })).toHaveFocus());
  },
};

/** 四种语气，同屏最多三条。 */
export const Tones: Story = {
  args: {
    messages: [
      { tone: 'info', text: '有 2 条新消息' },
      { tone: 'warn', text: '请勿重复请求,稍后重试' },
      { tone: 'danger', text: '没能收藏，网络已断开', action: { label: '重试', onPress: fn() } },
    ],
  },
  parameters: { waivers: { live: { because: '三条同时出现，只为看样子', until: '2027-06-21' } } },
};

/** F6 走到通知区，关闭后焦点回到原处。 */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <button type="button" style={{ minHeight: 32 }}>
        页面上的按钮
      </button>
      <Shown {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await screen.findByRole('alertdialog');
    const button = canvas.getByRole('button', { name: '页面上的按钮' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await playKeys({ userEvent, step }, toastKeys, {
      region: () => waitFor(() => expect(screen.getByRole('region', { name: '通知' })).toHaveFocus()),
      close: {
        given: () => screen.getByRole('button', { name: '关闭' }).focus(),
        proves: async () => {
          await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
          await waitFor(() => expect(button).toHaveFocus());
        },
      },
    });
  },
};

const place = async () => {
  await screen.findByRole('alertdialog');
  return screen.getByRole('region', { name: '通知' }).getBoundingClientRect();
};
/** 宽屏站在左下角：购买栏和行尾的按钮都在右边，不会被盖住。 */
export const PlaceWide: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async () => expect((await place()).right).toBeLessThan(window.innerWidth / 2),
};
/** 窄屏站在上方：要按的在屏幕下沿。 */
export const PlaceNarrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => expect((await place()).bottom).toBeLessThan(window.innerHeight / 2),
};

/** 很长的文字。 */
export const LongText: Story = {
  args: {
    messages: [
      {
        tone: 'danger',
        text: '没能下载 STM32F103C8T6-DS5319-Rev-20-Medium-density-performance-line.pdf：原厂服务器 30 秒内没有应答，可以稍后再试',
        action: { label: '重试', onPress: fn() },
      },
    ],
  },
};

/** 窄屏：左右各留 16。 */
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'w360' } } };
