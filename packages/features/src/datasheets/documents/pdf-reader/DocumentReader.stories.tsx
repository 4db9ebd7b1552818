import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type ComponentProps, useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DocumentReader } from './DocumentReader.tsx';
import sampleUrl from './sample.pdf?url';
import { documentReaderKeys } from './documentReaderKeys.ts';
import { PdfReader } from './PdfReader.tsx';
import type { PdfSource } from './pdfSource.ts';
import type { WantedPage } from './readerHash.ts';
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

/** The pages' own text has «2 / 4» too, at the foot of each. */
const tools = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) => within(canvas.getByRole('group', { name: '阅读工具' }));

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
    await waitFor(() => expect(tools(canvas).getByText(/^\d+ \/ \d+$/)).toBeVisible(), { timeout: 10_000 });
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
    await waitFor(() => expect(tools(canvas).getByText(/^1 \/ \d+$/)).toBeVisible(), { timeout: 10_000 });
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
          await waitFor(() => expect(tools(canvas).getByText(/^1 \/ \d+$/)).toBeVisible(), { timeout: 10_000 });
        },
        proves: async () => {
          await waitFor(() => expect(tools(canvas).getByText(/^2 \/ \d+$/)).toBeVisible());
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
    const beside = () => pane.clientWidth - (page?.getBoundingClientRect().width ?? 0);
    // From the first moment: a page that is drawn wide and then narrow moves, and is drawn twice.
    await expect(beside()).toBeGreaterThanOrEqual(0);
    await expect(beside()).toBeLessThanOrEqual(18);
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
  render: (args) => <Through change={onlyFirstPage} {...args} />,
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
    // The reader stays at its page, which has no hit: none of them is the one it stands at.
    await waitFor(() => expect(tools(canvas).getByText(/^0 \/ \d+$/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('1');
  },
};

/** 只有第 1 页读得到，直到网络恢复。 */
const onlyFirstPage = (opened: PdfSource): PdfSource => ({
  ...opened,
  pageText: async (page) => {
    if (page > 1 && isDown.current) throw new Error('no network');
    return opened.pageText(page);
  },
});

/** The document as another source gives it. */
function Through({ change, url, assets, ...props }: ComponentProps<typeof DocumentReader> & { change: (opened: PdfSource) => PdfSource }) {
  const pdf = usePdf(url, assets);
  const opened = pdf.status === 'ready' ? pdf.source : null;
  const source = useMemo(() => opened && change(opened), [opened, change]);
  return source ? <PdfReader source={source} {...props} /> : null;
}

const painted: { page: number; scale: number }[] = [];
const recorded = (opened: PdfSource): PdfSource => ({
  ...opened,
  paint: async (page, canvas, scale, density, signal) => {
    painted.push({ page, scale });
    await opened.paint(page, canvas, scale, density, signal);
  },
});

/** 先画要读的那一页，只画一遍；旁边的页和缩略图等它画好。 */
export const ReadPageFirst: Story = {
  render: (args) => <Through change={recorded} {...args} />,
  args: { initialPlace: { page: 3, find: '' } },
  beforeEach: () => void painted.splice(0),
  play: async ({ canvasElement }) => {
    await whenOpened(canvasElement);
    await waitFor(() => expect(new Set(painted.map(({ page }) => page)).size).toBeGreaterThan(1), { timeout: 10_000 });
    await expect(painted[0]?.page).toBe(3);
    await expect(painted.filter(({ page, scale }) => page === 3 && scale > 0.25)).toHaveLength(1);
  },
};

/** 网址带着框打开：框住那一格，用文字说出框住了什么；放大以后仍框着同一处，链接带着框。 */
export const OpenedAtFrame: Story = {
  args: { initialPlace: { page: 2, find: '', frame: { x: 300, y: 500, width: 60, height: 18 } }, nameOfFrame: () => '工作温度' },
  decorators: [(StoryOf) => <AnnouncerProvider>{StoryOf()}</AnnouncerProvider>],
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    const pane = await whenOpened(canvasElement);
    const frame = await canvas.findByRole('img', { name: '已框出：工作温度，第 2 页' });
    const shares = () => {
      const [box, sheet] = [frame, frame.parentElement ?? frame].map((element) => element.getBoundingClientRect());
      return box && sheet ? [(box.left - sheet.left) / sheet.width, (box.top - sheet.top) / sheet.height].map((share) => Math.round(share * 50)) : [];
    };
    const isInView = () => {
      const [box, seen] = [frame.getBoundingClientRect(), pane.getBoundingClientRect()];
      return box.top >= seen.top && box.bottom <= seen.bottom;
    };
    await waitFor(() => expect(isInView()).toBe(true));
    const before = shares();
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(shares()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: '复制本页链接' }));
    await expect(args.onCopyLink).toHaveBeenCalledWith({ page: 2, find: '', frame: { x: 300, y: 500, width: 60, height: 18 } });
  },
};

/** 从旁边的链接来：翻到那一页、框住，键盘的焦点跟过来。 */
export const LedToFrame: Story = {
  render: function Led(args) {
    const [wanted, setWanted] = useState<WantedPage | null>(null);
    return (
      <>
        <button type="button" onClick={() => setWanted({ page: 3, frame: { x: 60, y: 400, width: 80, height: 20 } })}>
          依据
        </button>
        <DocumentReader {...args} wanted={wanted} />
      </>
    );
  },
  play: async ({ canvasElement, canvas, userEvent }) => {
    const pane = await whenOpened(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '依据' }));
    await expect(await canvas.findByRole('img', { name: '已框出第 3 页的一处' })).toBeInTheDocument();
    await expect(pane).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('3'));
  },
};
