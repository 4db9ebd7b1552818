import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type ComponentProps, useMemo } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DocumentReader } from './DocumentReader.tsx';
import sampleUrl from './sample.pdf?url';
import { documentReaderKeys } from './documentReaderKeys.ts';
import { PdfReader } from './PdfReader.tsx';
import { usePdf } from './usePdf.ts';

const meta = {
  title: 'Features/Datasheets/DocumentReader',
  component: DocumentReader,
  tags: ['autodocs', 'stable'],
  parameters: {
    keys: documentReaderKeys,
    layout: 'fullscreen',
    waivers: { 'contrast-incomplete': { because: '文字层是透明的，字画在底下的图里，axe 量不到', until: '2027-07-26' } },
  },
  args: { url: sampleUrl, title: 'STM32F103C8T6 数据手册', assets: { workerUrl }, onPlaceChange: fn(), onCopyLink: fn() },
} satisfies Meta<typeof DocumentReader>;
export default meta;
type Story = StoryObj<typeof meta>;

const whenOpened = (canvasElement: HTMLElement) => within(canvasElement).findByRole('region', { name: /共 \d+ 页/ }, { timeout: 20_000 });

/** 从第一页读起；宽处显示缩略图与目录。 */
export const Default: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await whenOpened(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-page="1"] span')).toHaveTextContent(/\S/), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('2'));
  },
};

/** 网址带着页码与查找词打开：停在那一处，命中处有底色。 */
export const OpenedAtPlace: Story = {
  args: { initialPlace: { page: 3, find: '引脚' } },
  play: async ({ canvasElement, canvas }) => {
    await whenOpened(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^\d+ \/ \d+$/)).toBeVisible(), { timeout: 10_000 });
  },
};

const topOf = (canvasElement: HTMLElement, page: number) => {
  const slot = canvasElement.querySelector(`[data-page="${page}"]`);
  return Math.round((slot?.getBoundingClientRect().top ?? 0) - (slot?.parentElement?.getBoundingClientRect().top ?? 0));
};

/** 网址写着第几页就停在第几页的开头：适合宽度、侧栏打开、各页量出大小之后也不移动。 */
export const OpenedAtPage: Story = {
  args: { initialPlace: { page: 2, find: '' } },
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    await whenOpened(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-page="2"] span')).toHaveTextContent(/\S/), { timeout: 10_000 });
    await waitFor(() => expect(topOf(canvasElement, 2)).toBe(16));
    await expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }));
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }));
    await waitFor(() => expect(topOf(canvasElement, 2)).toBe(16));
    await expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('2');
    await expect(args.onPlaceChange).not.toHaveBeenCalledWith(expect.objectContaining({ page: expect.not.closeTo(2) }));
  },
};

const centres = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('group', { name: '阅读工具' }))
    .getAllByRole('button')
    .map((button) => button.getBoundingClientRect())
    .map(({ top, height }) => Math.round(top + height / 2));

/** 型号页的栏宽里，工具排成一行。 */
export const ToolsInOneRow: Story = {
  decorators: [(StoryOf) => <div style={{ maxInlineSize: '838px' }}>{StoryOf()}</div>],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement, canvas }) => {
    await whenOpened(canvasElement);
    const rows = centres(canvas);
    await expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(8);
  },
};

/** 打开和翻页只动阅读器里面，页面不动。 */
export const PageStaysStill: Story = {
  decorators: [(StoryOf) => <div style={{ paddingBlockStart: '90vh' }}>{StoryOf()}</div>],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement, canvas }) => {
    await whenOpened(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvasElement.ownerDocument.defaultView?.scrollY).toBe(0);
  },
};

/** 目录里几条在同一页：按下哪一条就标哪一条，离开那一页才换。 */
export const OutlineMarksTheChosen: Story = {
  decorators: [(StoryOf) => <div style={{ maxInlineSize: '838px' }}>{StoryOf()}</div>],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await whenOpened(canvasElement);
    const entries = await within(await canvas.findByRole('navigation', { name: '目录' })).findAllByRole('button');
    const pageOf = (entry: HTMLElement) => entry.lastElementChild?.textContent;
    const shared = entries.find((entry, at) => entries[at + 1] && pageOf(entries[at + 1]!) === pageOf(entry))!;
    await userEvent.click(shared);
    await waitFor(() => expect(shared).toHaveAttribute('aria-current', 'location'));
  },
};

/** 命中的底色不盖住字：文字层与页面的图正片叠底。 */
export const HitStaysReadable: Story = {
  args: { initialPlace: { page: 1, find: '左侧' } },
  play: async ({ canvasElement, canvas }) => {
    await whenOpened(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^1 \/ \d+$/)).toBeVisible(), { timeout: 10_000 });
    const layer = canvasElement.querySelector('canvas + div');
    await expect(layer && getComputedStyle(layer).mixBlendMode).toBe('multiply');
  },
};

/** 键盘：Ctrl+F 进入查找，回车去下一处；Ctrl 加减缩放；填页码去那一页。 */
export const FindByKeyboard: Story = {
  play: async ({ canvasElement, canvas, userEvent, args, step }) => {
    const pages = await whenOpened(canvasElement);
    const field = canvas.getByRole('searchbox', { name: '在文件中查找' });
    const page = canvas.getByRole<HTMLInputElement>('textbox', { name: '页码' });
    const percent = () => Number.parseInt(canvas.getByText(/^\d+%$/).textContent, 10);
    let was = percent();
    const mark = () => {
      was = percent();
    };
    await playKeys({ userEvent, step }, documentReaderKeys, {
      find: { given: () => pages.focus(), proves: () => expect(field).toHaveFocus() },
      next: {
        given: async () => {
          await userEvent.type(field, '左侧');
          await waitFor(() => expect(canvas.getByText(/^1 \/ \d+$/)).toBeVisible(), { timeout: 10_000 });
        },
        proves: async () => {
          await waitFor(() => expect(canvas.getByText(/^2 \/ \d+$/)).toBeVisible());
          await expect(args.onPlaceChange).toHaveBeenCalledWith(expect.objectContaining({ find: '左侧' }));
        },
      },
      larger: { given: mark, proves: () => waitFor(() => expect(percent()).toBeGreaterThan(was)) },
      smaller: { given: mark, proves: () => waitFor(() => expect(percent()).toBeLessThan(was)) },
      goTo: { given: () => userEvent.clear(page), proves: () => waitFor(() => expect(page).toHaveValue('3')) },
      keep: () => expect(page).toHaveValue('3'),
    });
  },
};

const announced = fn();

/** 从一处到下一处：停下来就说到了第几处、在哪一页。 */
export const HitsSaid: Story = {
  decorators: [(StoryOf) => <AnnouncerProvider announce={announced}>{StoryOf()}</AnnouncerProvider>],
  args: { initialPlace: { page: 1, find: '左侧' } },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await whenOpened(canvasElement);
    await waitFor(() => expect(announced).toHaveBeenLastCalledWith(expect.stringMatching(/^找到 \d+ 处$/)), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: '下一处' }));
    await waitFor(() => expect(announced).toHaveBeenLastCalledWith(expect.stringMatching(/^第 2 处，共 \d+ 处，在第 \d+ 页$/)), { timeout: 5_000 });
  },
};

/** 查找没有结果：说明没有找到，不动页面。 */
export const NothingFound: Story = {
  args: { initialPlace: { page: 1, find: '霍尔传感器' } },
  play: async ({ canvasElement, canvas }) => {
    await whenOpened(canvasElement);
    await waitFor(() => expect(canvas.getByText('没有找到')).toBeVisible(), { timeout: 10_000 });
  },
};

/** 文件打不开：说明原因，可以重试。 */
export const Failed: Story = {
  args: { url: '/does-not-exist.pdf' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(), { timeout: 10_000 });
  },
};

/** 窄屏：工具排成一行，其余在菜单里；查找按下才占一行。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    await whenOpened(canvasElement);
    const rows = centres(canvas);
    await expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(8);
    const more = canvas.getByRole('button', { name: '更多阅读工具' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const item = await within(document.body).findByRole('menuitem', { name: '复制本页链接' });
    await expect(within(document.body).queryByRole('menuitem', { name: '下一页' })).toBeNull();
    await userEvent.click(item);
    await expect(args.onCopyLink).toHaveBeenCalledWith({ page: 1, find: '' });
    await waitFor(() => expect(more).toHaveFocus());
    const find = canvas.getByRole('button', { name: '在文件中查找' });
    await userEvent.click(find);
    await expect(canvas.getByRole('searchbox', { name: '在文件中查找' })).toHaveFocus();
    await userEvent.click(find);
    await expect(canvas.queryByRole('searchbox', { name: '在文件中查找' })).toBeNull();
  },
};

/** 页面和阅读器一样宽，只留两边的白。 */
export const FitsTheWidth: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const pane = await whenOpened(canvasElement);
    const page = canvasElement.querySelector('[data-page="1"]');
    await waitFor(() => expect(pane.clientWidth - (page?.getBoundingClientRect().width ?? 0)).toBeLessThanOrEqual(18));
    await expect(pane.scrollWidth).toBe(pane.clientWidth);
  },
};

/** 360 宽、文字放大到 200%：还是一行，不出格；翻页在菜单里。 */
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement, canvas, userEvent }) => {
    document.documentElement.style.fontSize = '200%';
    try {
      await whenOpened(canvasElement);
      const bar = canvas.getByRole('group', { name: '阅读工具' });
      await waitFor(() => expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth));
      const rows = centres(canvas);
      await expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(8);
      await userEvent.click(canvas.getByRole('button', { name: '更多阅读工具' }));
      await expect(await within(document.body).findByRole('menuitem', { name: '下一页' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  },
};

const isDown = { current: true };

/** 找的时候断了网：说有几页没有读到，可以再找一次；读着的那一页不动。 */
export const PagesUnread: Story = {
  render: ({ url, assets, ...args }) => <Unreliable url={url} assets={assets} {...args} />,
  args: { initialPlace: { page: 1, find: '左侧' } },
  play: async ({ canvasElement, canvas, userEvent }) => {
    isDown.current = true;
    await whenOpened(canvasElement);
    await expect(await canvas.findByText(/^有 \d+ 页没有读到/)).toBeVisible();
    isDown.current = false;
    const again = canvas.getByRole('button', { name: '再找一次' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox', { name: '在文件中查找' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText(/没有读到/)).toBeNull());
    await waitFor(() => expect(canvas.getByText(/^1 \/ \d+$/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('1');
  },
};

/** 只有第 1 页读得到，直到网络恢复。 */
function Unreliable({ url, assets, ...props }: ComponentProps<typeof DocumentReader>) {
  const pdf = usePdf(url, assets);
  const opened = pdf.status === 'ready' ? pdf.source : null;
  const source = useMemo(
    () =>
      opened && {
        ...opened,
        pageText: async (page: number) => {
          if (page > 1 && isDown.current) throw new Error('no network');
          return opened.pageText(page);
        },
      },
    [opened],
  );
  return source ? <PdfReader source={source} {...props} /> : null;
}
