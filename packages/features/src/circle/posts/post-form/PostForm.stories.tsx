import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleGroups } from '../../circle.fixtures.ts';
import { PostForm } from './PostForm.tsx';
import { postFormKeys } from './postFormKeys.ts';

const meta = {
  title: 'Features/Circle/PostForm',
  component: PostForm,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: postFormKeys },
  args: {
    groupId: 1,
    facts: ready({ groups: sampleGroups, quoted: null }),
    found: [
      { kind: 'part', id: 12, label: 'LM2596S-3.3' },
      { kind: 'brand', id: 3, label: '德州仪器' },
    ],
    isLooking: false,
    onTyped: fn(),
    onUpload: fn(async () => ({ id: 5, url: '/api/trends/picture/5', width: 320, height: 240 })),
    onSend: fn(async () => undefined),
  },
} satisfies Meta<typeof PostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空的不能发；带投票时问题和选项都要写；写好就发。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }));
    await expect(canvas.getByText('请写点内容再发布')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^内容/ }), '纹波测法');
    await userEvent.click(canvas.getByRole('checkbox', { name: '加一个投票' }));
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(canvas.getByText('请写投票的问题，100 字以内')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^投票的问题/ }), '用哪种？');
    await userEvent.type(canvas.getByRole('textbox', { name: /^选项/ }), '甲{Enter}乙');
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        groupId: 1,
        content: '纹波测法',
        visibility: 'everyone',
        areCommentsClosed: false,
        pictures: [],
        topics: [],
        poll: { question: '用哪种？', options: ['甲', '乙'], days: '3' },
      }),
    );
  },
};

/** 图片没有说明不能发。 */
export const Pictures: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^内容/ }), '看图');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input!, new File(['x'], '波形.png', { type: 'image/png' }));
    const alt = await canvas.findByRole('textbox', { name: /图片说明/ });
    await waitFor(() => expect(args.onUpload).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(canvas.getByText('每张图片都要写一句说明')).toBeVisible();
    await userEvent.type(alt, '输出纹波');
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith(expect.objectContaining({ pictures: [{ id: 5, alt: '输出纹波' }] })));
  },
};

/** 引用一条动态。 */
export const Quoting: Story = {
  args: {
    facts: ready({
      groups: sampleGroups,
      quoted: {
        id: 9,
        isGone: false,
        content: '示波器地线夹子的环路能收进来 50 mV。',
        writer: { id: 21, nickName: '陆工', avatar: null },
        createTime: null,
        pictures: 0,
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去掉引用' }));
    await expect(canvas.queryByText('引用的动态')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^内容/ })).toHaveFocus();
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { facts: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { facts: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('combobox', { name: /型号和品牌/ });
    await playKeys({ userEvent, step }, postFormKeys, {
      topic: {
        given: () => userEvent.type(field, 'LM25'),
        proves: async () => expect(await canvas.findByRole('button', { name: '移除 LM2596S-3.3' })).toBeVisible(),
      },
    });
  },
};
