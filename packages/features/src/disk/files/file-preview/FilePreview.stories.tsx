import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { diskFile } from '../../parts/disk.fixtures.ts';
import { FilePreview, type FilePreviewProps } from './FilePreview.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#007f5d"/></svg>')}`;

const meta = {
  title: 'Features/Disk/FilePreview',
  component: FilePreview,
  tags: ['autodocs', 'experimental'],
  args: {
    file: ready(diskFile({ id: 13, name: 'main.c', kind: 'code', preview: 'code', sizeBytes: 9_310 })),
    content: ready({ kind: 'code', text: '#include <stdint.h>\n\nint main(void) {\n  return 0;\n}\n', isCut: false }),
    reader: (_file, title) => <p>{title}</p>,
    onBack: fn(),
    onDownload: fn<FilePreviewProps['onDownload']>(async () => 'main.c'),
  },
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 代码：有行号，可以复制下载；名称拿到焦点。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'main.c' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '下载' }));
    await expect(await canvas.findByText('已下载 main.c')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

/** PDF 用读手册的阅读器，由页面给。 */
export const Pdf: Story = {
  args: { file: ready(diskFile({ id: 12, name: 'LM358 数据手册.pdf' })), content: ready({ kind: 'pdf', file: new Blob() }) },
};

/** 图片。 */
export const Picture: Story = {
  args: { file: ready(diskFile({ id: 14, name: '丝印照片.jpg' })), content: ready({ kind: 'picture', url: picture }) },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '丝印照片.jpg' })).toBeVisible(),
};

/** 文字太长：说只显示了前面。 */
export const LongText: Story = {
  args: { file: ready(diskFile({ id: 15, name: '调试记录.txt' })), content: ready({ kind: 'text', text: '上电，电流 12 mA。'.repeat(200), isCut: true }) },
};

/** 表格：列和行照表格软件的叫法。 */
export const Sheet: Story = {
  args: {
    file: ready(diskFile({ id: 11, name: 'BOM.xlsx' })),
    content: ready({
      kind: 'table',
      rows: [
        ['型号', '数量', '位号'],
        ['LM358DR', '2', 'U1,U2'],
        ['GRM155R71C104KA88D', '14', 'C1-C14'],
      ],
      total: 3200,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '“BOM.xlsx”的内容' })).toBeVisible();
    await expect(canvas.getByText(/只显示前 3 行，共 3200 行/)).toBeVisible();
  },
};

/** 不能在这里看。 */
export const None: Story = { args: { content: ready({ kind: 'none' }) } };
/** 太大。 */
export const TooLarge: Story = { args: { content: ready({ kind: 'tooLarge', most: 5_000_000 }) } };
/** 表格读不懂。 */
export const Broken: Story = { args: { content: ready({ kind: 'broken' }) } };
/** 正在读取。 */
export const Loading: Story = { args: { content: loading } };
/** 没读到。 */
export const Failed: Story = { args: { content: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
