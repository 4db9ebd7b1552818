import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UploadIcon } from '../Icon/pageIcons.tsx';
import { FileButton } from './FileButton.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { fileButtonKeys } from './fileButtonKeys.ts';

const meta = {
  title: 'UI/Forms/FileButton',
  component: FileButton,
  tags: ['autodocs', 'stable'],
  parameters: { keys: fileButtonKeys },
  args: { children: '选择图片', acceptedTypes: ['image/png', 'image/jpeg'], onSelect: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

/** 按钮打开系统的选择窗口；选好的文件交给页面。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '选择图片' })).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await expect(input.accept).toBe('image/png,image/jpeg');
    await userEvent.upload(input, picture('avatar.png'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'avatar.png' })]);
  },
};

/** 一次选几个。 */
export const Multiple: Story = {
  args: { children: '选择文件', allowsMultiple: true, icon: <UploadIcon size={16} /> },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, [picture('a.png'), picture('b.png')]);
    await expect(args.onSelect).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.png' }), expect.objectContaining({ name: 'b.png' })]);
  },
};

/** 正在上传：按钮还在，不再打开窗口。 */
export const Pending: Story = { args: { isPending: true, pendingLabel: '正在上传' } };

/** 键盘：回车与空格打开系统的选择窗口。 */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '选择图片' });
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened);
    await playKeys({ userEvent, step }, fileButtonKeys, {
      focus: () => expect(button).toHaveFocus(),
      open: (pressed) => expect(opened).toHaveBeenCalledTimes(pressed === ' ' ? 2 : 1),
    });
  },
};
