import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleCourse, sampleData, samplePreview, sampleScheme } from '../../resources.fixtures.ts';
import { ResourcePage } from './ResourcePage.tsx';
import { resourcePageKeys } from './resourcePageKeys.ts';

const meta = {
  title: 'Features/Resources/ResourcePage',
  component: ResourcePage,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: resourcePageKeys },
  args: {
    resource: ready(sampleScheme()),
    preview: null,
    isFavoured: false,
    onFavourite: fn(),
    onCorrect: fn(),
    getPreviewHref: ({ id }) => `?file=${id}#preview`,
    getBomHref: (id) => `/datasheet/bom?scheme=${id}`,
    onDownload: fn(async () => true),
    onRate: fn(async () => true),
  },
} satisfies Meta<typeof ResourcePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 电路方案：图、说明、清单、文件；目录认识的型号是链接，清单在 BOM 页打开。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /TLV75733 稳压电路/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'TLV75733PDBVR' })[0]).toHaveAttribute('href', '/datasheet/datasheetDetail/5');
    await expect(canvas.getByText('NO-SUCH-1').closest('a')).toBeNull();
    await expect(canvas.getByRole('link', { name: '在 BOM 页打开' })).toHaveAttribute('href', '/datasheet/bom?scheme=12');
    await expect(canvas.getByText('2 行，3 个元件')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '预览 tlv75733-ldo-3v3.bom.csv' })).toHaveAttribute('href', '?file=32#preview');
  },
};

/** 原始数据：每一列是什么，下载前先看前 50 行。 */
export const Data: Story = {
  args: { resource: ready(sampleData()), preview: ready(samplePreview()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('can-bit-timing.csv 的前 50 行，共 60 行')).toBeVisible();
    await expect(canvas.getByText('36 到 80')).toBeVisible();
  },
};

/** 文字文件：看开头。 */
export const TextFile: Story = {
  args: {
    preview: ready(samplePreview({ name: '02-recommended.md', table: null, text: { text: '# 推荐条件\n\n在这个范围里才保证特性。'.repeat(20), isCut: true } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('02-recommended.md 的开头，全文请下载')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '预览 02-recommended.md' })).toHaveTextContent('在这个范围里才保证特性');
  },
};

/** PDF：看第一页，写明一共几页。 */
export const PdfFile: Story = {
  args: {
    preview: ready(samplePreview({ name: '测试报告.pdf', table: null, picture: { src: sampleScheme().drawing!.src, width: 640, height: 320, pageCount: 12 } })),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '测试报告.pdf 的第 1 页，共 12 页' })).toBeVisible(),
};

/** 压缩包：看里面有哪些文件。 */
export const Archive: Story = {
  args: {
    preview: ready(
      samplePreview({ name: '工程.zip', table: null, archive: { names: ['board.kicad_pcb', '很长的文件夹/'.repeat(9), 'bom.csv'], isCut: false } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('工程.zip 里有 3 个文件')).toBeVisible();
    await expect(canvas.getByText('board.kicad_pcb')).toBeVisible();
  },
};

/** 预览没有加载出来。 */
export const PreviewFailed: Story = { args: { resource: ready(sampleData()), preview: failed(fn()) } };

/** 课程：目录、进度，接着上次读。 */
export const Course: Story = {
  args: { resource: ready(sampleCourse()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '继续学习：推荐条件' })).toHaveAttribute('href', '/prefecture/resource/13/2');
    await expect(canvas.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('aria-valuetext', '已读 1 / 3 课');
  },
};

/** 全部读完了。 */
export const CourseRead: Story = {
  args: { resource: ready(sampleCourse({ progress: { readCount: 3, lessonCount: 3, nextNo: null } })) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '全部读完了，再看一遍' })).toHaveAttribute('href', '/prefecture/resource/13/1'),
};

/** 自己的，还在审核：写明谁看得到，不能评分。 */
export const Preview: Story = {
  args: { resource: ready(sampleScheme({ isPreview: true, isMine: true, state: 'reviewing', isSample: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('审核中，只有你和运营看得到')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

/** 下载被拒绝：话留在文件上面。 */
export const DownloadRefused: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onDownload).mockRejectedValue(new ApiError({ status: 404, reason: 'resource.not_found', message: '没有找到这个文件，可能已被删除或链接有误' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 tlv75733-ldo-3v3.svg' }));
    await expect(await canvas.findByText('没有找到这个文件，可能已被删除或链接有误')).toBeVisible();
  },
};

/** 已经评过：可以改。 */
export const Rated: Story = {
  args: { resource: ready(sampleScheme({ rating: { average: 4.3, count: 13, mine: 4 } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4 分' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '修改评分' })).toBeEnabled();
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { resource: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { resource: failed(fn()) } };

/** 手机：图、表格各自滚动，页面不滚。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 手机上的数据，很长的标题。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { resource: ready(sampleData({ title: '很长的标题'.repeat(12), tags: ['很长的标签'.repeat(4)] })), preview: ready(samplePreview()) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, resourcePageKeys, {
      zoom: {
        given: () => canvas.getByRole('button', { name: '放大' }).focus(),
        proves: () => expect(canvas.getByText('150%')).toBeVisible(),
      },
      download: {
        given: () => canvas.getByRole('button', { name: '下载 tlv75733-ldo-3v3.svg' }).focus(),
        proves: async () => {
          await expect(args.onDownload).toHaveBeenCalledOnce();
          await expect(await canvas.findByText('已下载 tlv75733-ldo-3v3.svg')).toBeVisible();
        },
      },
      star: {
        given: () => canvas.getByRole('radio', { name: '5 分' }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('radio', { name: '4 分' })).toBeChecked();
          await expect(args.onRate).not.toHaveBeenCalled();
        },
      },
      rate: () => waitFor(() => expect(args.onRate).toHaveBeenCalledWith(4)),
    });
  },
};
