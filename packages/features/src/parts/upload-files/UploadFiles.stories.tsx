import { ApiError } from '@chippage/api/errors';
import { Button } from '@chippage/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fireEvent, fn, mocked } from 'storybook/test';
import { withDrafts } from '../form/withDrafts.fixtures.tsx';
import { UploadFiles } from './UploadFiles.tsx';
import { type OnUpload, useUploads } from './useUploads.ts';

interface FormProps {
  title: string;
  problem: string | null;
  draftKey: string;
  onUpload: OnUpload;
}

/** The part of a form in which files are chosen. */
function FilesOfForm({ title, problem, draftKey, onUpload }: FormProps) {
  const chooseRef = useRef<HTMLButtonElement>(null);
  const files = useUploads(onUpload, draftKey);
  return (
    <>
      <UploadFiles title={title} files={files} problem={problem} chooseRef={chooseRef} />
      <Button onPress={files.forget}>放弃</Button>
    </>
  );
}

const sent: OnUpload = async (_file, { onProgress }) => {
  onProgress(1);
  return { id: 91 };
};

const meta = {
  title: 'Features/Parts/UploadFiles',
  component: FilesOfForm,
  tags: ['autodocs', 'stable'],
  args: { title: '把照片拖到这里', problem: null, draftKey: 'claimFiles:7', onUpload: fn(sent) },
  decorators: [withDrafts],
} satisfies Meta<typeof FilesOfForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const png = (name: string, size = 120_000, type = 'image/png') => new File([new Uint8Array(size)], name, { type });

/** Gives files as the system's window does. */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  await fireEvent.change(input, { target: { files } });
}

/** 还没有选：说能传什么、多大、几个。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PNG、JPEG、PDF，每个不超过 10 MB，最多 5 个')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '选择文件' })).toBeEnabled();
  },
};

/** 选了就传；移除最后一个，焦点回到选择文件。 */
export const Sent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, png('外包装.png'));
    await expect(await canvas.findByText('已上传')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再加一个' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '移除 外包装.png' }));
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
  },
};

/** 种类不对、太大的不传，各说原因；能传的照传。 */
export const Refused: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, png('清单.docx', 2000, 'application/msword'), png('大图.png', 10_485_761), png('好的.png'));
    await expect(canvas.getByText('只支持 PNG、JPEG 和 PDF')).toBeVisible();
    await expect(canvas.getByText('超过 10 MB，请压缩后再上传')).toBeVisible();
    await expect(await canvas.findByText('已上传')).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** 没有传完可以重试；服务器拒收的文件，再传一次也一样，不给重试。 */
export const Failed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onUpload)
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockRejectedValueOnce(new ApiError({ status: 200, reason: 'upload.broken', message: '文件打不开，请换一个' }));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, png('断网.png'), png('坏的.png'));
    await expect(await canvas.findByText('没有传完，请检查网络后重试')).toBeVisible();
    await expect(canvas.getByText('文件打不开，请换一个')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试 坏的.png' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重试 断网.png' }));
    await expect(await canvas.findByText('已上传')).toBeVisible();
  },
};

/** 最多五个：多出的不加入，说有几个；满了不再能选。 */
export const TooMany: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, ...Array.from({ length: 7 }, (_, at) => png(`照片 ${at + 1}.png`)));
    await expect(canvas.getByText('最多 5 个文件，多出的 2 个没有加入')).toBeVisible();
    await expect(await canvas.findAllByText('已上传')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: '再加一个' })).toBeDisabled();
  },
};

/** 表单不能这样提交：说为什么。 */
export const Problem: Story = {
  args: { problem: '请上传照片' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('请上传照片'),
};

/** 窄屏、很长的文件名。 */
export const LongText: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, png('2026年11月第三批到货开箱检验照片-外包装破损-缺少防潮袋-批次不符-第一张.png'));
    await expect(await canvas.findByText('已上传')).toBeVisible();
  },
  globals: { viewport: { value: 'w360' } },
};
