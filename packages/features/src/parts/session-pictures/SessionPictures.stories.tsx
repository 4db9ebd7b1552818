import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SessionPictures } from './SessionPictures.tsx';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#4a5765"/></svg>';

const meta = {
  title: 'Features/Parts/SessionPictures',
  component: SessionPictures,
  tags: ['autodocs', 'experimental'],
  args: {
    label: '动态的图片',
    pictures: [
      { id: 1, name: '输出纹波' },
      { id: 2, name: '测试夹具' },
    ],
    onRead: fn(async () => new Blob([drawing], { type: 'image/svg+xml' })),
  },
} satisfies Meta<typeof SessionPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 用登录取来的图片，能放大。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '放大查看输出纹波' }));
    const dialog = within(await screen.findByRole('dialog', { name: '输出纹波' }));
    await waitFor(() => expect(dialog.getByRole('img', { name: '输出纹波' })).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    await expect(args.onRead).toHaveBeenCalledWith(1);
  },
};

/** 没有取到：可以再取，焦点留在原处。 */
export const Failed: Story = {
  args: { onRead: fn(() => Promise.reject(new Error('gone'))) },
  play: ({ canvas }) => expect(canvas.findByRole('button', { name: '重试输出纹波' })).resolves.toBeVisible(),
};
