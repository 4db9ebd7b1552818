import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { AvatarField } from './AvatarField.tsx';

const address = '/api/oss/pictures/0123.webp';

const meta = {
  title: 'Features/Parts/AvatarField',
  component: AvatarField,
  tags: ['autodocs', 'stable'],
  args: { name: '林工', url: null, onChange: fn(), onUpload: fn(async () => address) },
} satisfies Meta<typeof AvatarField>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File(['x'], 'me.png', { type: 'image/png' });
const input = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;

/** 选一张图片：先存好，告诉表单网址，保存或提交后才更换。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: '移除头像' })).toBeNull();
    await userEvent.upload(input(canvasElement), picture());
    await expect(await canvas.findByText('图片已上传，保存或提交后更换')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(address);
  },
};

/** 不是图片的文件不上传，写明该选什么。 */
export const WrongKind: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.setup({ applyAccept: false }).upload(input(canvasElement), new File(['x'], 'me.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('这不是可用的图片，请选择 PNG、JPEG、WebP 或 AVIF')).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** 没有传上去：原来的还在，可以再选。 */
export const Failed: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    mocked(args.onUpload).mockRejectedValueOnce(new Error('offline'));
    await userEvent.upload(input(canvasElement), picture());
    await expect(await canvas.findByText(/图片没有上传/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
