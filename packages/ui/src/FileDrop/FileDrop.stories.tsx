import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { fileDropKeys } from './fileDropKeys.ts';

const meta = {
  title: 'UI/Forms/FileDrop',
  component: FileDrop,
  tags: ['autodocs', 'stable'],
  parameters: { keys: fileDropKeys },
  args: {
    title: '把 PDF 拖到这里，或粘贴',
    overTitle: '松开即可上传',
    hint: '只收 PDF，每份不超过 50 MB，一次最多 20 份',
    chooseLabel: '选择文件',
    acceptedTypes: ['application/pdf', '.pdf'],
    onSelect: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** 拖过来或粘贴的文件。 */
function carried(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
const drag = (type: string, target: Element, ...files: File[]) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried(...files) }));

/** 不用鼠标：按钮打开系统的选择窗口；停在按钮上可以粘贴文件。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: '把 PDF 拖到这里，或粘贴' });
    await expect(group).toHaveAccessibleDescription('只收 PDF，每份不超过 50 MB，一次最多 20 份');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '选择文件' });
    await expect(button).toHaveFocus();
    button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carried(sheet('a.pdf')) }));
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.pdf' })]));
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, [sheet('b.pdf'), sheet('c.pdf')]);
    await expect(args.onSelect).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'b.pdf' }), expect.objectContaining({ name: 'c.pdf' })]);
  },
};

/** 文件停在上方：边框变实，文字说松开会怎样。 */
export const DragOver: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    drag('dragenter', group, sheet('a.pdf'));
    await waitFor(() => expect(canvas.getByRole('group', { name: '松开即可上传' })).toHaveAttribute('data-over'));
  },
};

/** 拖走恢复原样；放下交给页面。 */
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group');
    drag('dragenter', group, sheet('a.pdf'));
    drag('dragleave', group, sheet('a.pdf'));
    await waitFor(() => expect(group).not.toHaveAttribute('data-over'));
    drag('dragenter', group, sheet('a.pdf'));
    drag('drop', group, sheet('a.pdf'));
    await expect(args.onSelect).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.pdf' })]);
    await waitFor(() => expect(group).not.toHaveAttribute('data-over'));
  },
};

/** 可以选或拖一整个文件夹。 */
export const Folders: Story = {
  args: { folderLabel: '选择文件夹' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '选择文件夹' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('input[type=file]')[1]).toHaveAttribute('webkitdirectory');
    drag('drop', canvas.getByRole('group'), sheet('a.pdf'));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.pdf' })]));
  },
};

/** 选错了：说明哪里不对。 */
export const WithError: Story = { args: { error: '“样品图.png”不是 PDF，没有加入' } };

/** 不能再加。 */
export const Disabled: Story = { args: { isDisabled: true } };

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 键盘：打开选择窗口，或者粘贴。 */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: '选择文件' });
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened);
    await playKeys({ userEvent, step }, fileDropKeys, {
      focus: () => expect(button).toHaveFocus(),
      open: (pressed) => expect(opened).toHaveBeenCalledTimes(pressed === ' ' ? 2 : 1),
      // A script's Ctrl V holds no files: the event that a browser makes of it does.
      paste: async () => {
        button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carried(sheet('a.pdf')) }));
        await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.pdf' })]));
      },
    });
  },
};
