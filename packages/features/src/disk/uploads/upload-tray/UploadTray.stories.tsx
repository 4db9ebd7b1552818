import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UploadTray, type UploadTrayProps } from './UploadTray.tsx';
import type { UploadFile } from './uploadFiles.ts';

const file = (own: Partial<UploadFile> & Pick<UploadFile, 'id' | 'name' | 'state'>): UploadFile => ({
  sizeBytes: 1_600_000,
  step: { kind: 'checking' },
  share: 0,
  message: null,
  partedId: null,
  item: null,
  ...own,
});

const meta = {
  title: 'Features/Disk/UploadTray',
  component: UploadTray,
  tags: ['autodocs', 'experimental'],
  args: {
    files: [
      file({ id: 'a', name: 'LM358.pdf', state: 'done', share: 1 }),
      file({ id: 'b', name: '固件.zip', state: 'uploading', step: { kind: 'sending', share: 0.42, partedId: 3 }, share: 0.42 }),
      file({ id: 'c', name: '照片.jpg', state: 'failed', message: '空间不够，请先清空回收站' }),
      file({ id: 'd', name: '旧稿.txt', state: 'waiting' }),
    ],
    refusal: null,
    unfinished: [],
    onDropUnfinished: fn<UploadTrayProps['onDropUnfinished']>(async () => undefined),
    onRetry: fn(),
    onPause: fn(),
    onResume: fn(),
    onRemove: fn(),
    onClearDone: fn(),
    onEmpty: fn(),
  },
} satisfies Meta<typeof UploadTray>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 传好的、正在传的、失败的、等着的。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在上传 固件.zip' })).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: '暂停上传 固件.zip' }));
    await expect(args.onPause).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: '清除已完成的' }));
    await expect(args.onClearDone).toHaveBeenCalled();
  },
};

/** 同名，等着选。 */
export const Asking: Story = { args: { files: [file({ id: 'a', name: 'LM358.pdf', state: 'asking' })] } };

/** 上次没传完的：再选同一个就接着传，也可以放弃。 */
export const Unfinished: Story = {
  args: {
    files: [],
    unfinished: [
      {
        id: 5,
        name: '固件.zip',
        sizeBytes: 52_000_000,
        partBytes: 4_194_304,
        partCount: 13,
        received: [1, 2],
        receivedBytes: 8_388_608,
        createTime: new Date().toISOString(),
        expireTime: new Date().toISOString(),
        folderId: null,
        sha256: 'ab'.repeat(32),
        onClash: 'ask',
        isDirect: false,
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已传 8.4 MB / 52.0 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃 固件.zip' }));
    await expect(args.onDropUnfinished).toHaveBeenCalledWith(5);
  },
};

/** 没有收的：说为什么。 */
export const Refused: Story = { args: { files: [], refusal: '“整盘备份.img”超过 1.1 GB，没有上传；请压缩或分开以后再传' } };
/** 什么也没有：不画。 */
export const Empty: Story = { args: { files: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull() };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
