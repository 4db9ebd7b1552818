import { playKeys } from '@chippage/ui/keyboard';
import type { Document } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleDocument, makerDocument } from '../../parts/part-detail/PartDetail.fixtures.ts';
import sampleUrl from '../pdf-reader/sample.pdf?url';
import { DocumentCompare } from './DocumentCompare.tsx';
import { documentCompareKeys } from './documentCompareKeys.ts';

const outline = [
  { title: '概述', page: 1, level: 1 },
  { title: '参数表', page: 2, level: 1 },
  { title: '封装', page: 3, level: 1 },
];
const older = { ...sampleDocument, id: 11, title: 'EX32F103 数据手册（样例旧版）', version: '样例 A', publishedOn: '2026-05-01', outline };
const newer = { ...older, id: 12, title: 'EX32F103 数据手册（样例）', version: '样例 B', publishedOn: '2026-11-01' };

const meta = {
  title: 'Features/Datasheets/DocumentCompare',
  component: DocumentCompare,
  tags: ['autodocs', 'stable'],
  parameters: {
    keys: documentCompareKeys,
    layout: 'fullscreen',
    waivers: { 'contrast-incomplete': { because: '文字层是透明的，字画在底下的图里，axe 量不到', until: '2027-07-26' } },
  },
  args: { documents: ready([older, newer] as const), urlOf: (_document: Document): string => sampleUrl, assets: { workerUrl } },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof DocumentCompare>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const panes = async (canvas: Canvas) => {
  const [left, right] = [canvas.getByRole('region', { name: /^左：/ }), canvas.getByRole('region', { name: /^右：/ })];
  for (const pane of [left, right]) await within(pane).findByRole('textbox', { name: '页码' }, { timeout: 20_000 });
  return { left: within(left), right: within(right) };
};
const pageIn = (pane: Canvas) => pane.getByRole('textbox', { name: '页码' });

/** 翻左边，右边跟到同一节；关掉联动就各翻各的。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const { left, right } = await panes(canvas);
    await userEvent.click(left.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(pageIn(right)).toHaveValue('2'));
    await userEvent.click(canvas.getByRole('switch', { name: '联动翻页' }));
    await userEvent.click(right.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(pageIn(right)).toHaveValue('3'));
    await expect(pageIn(left)).toHaveValue('2');
  },
};

/** 键盘：F6 到另一份；目录对照里 Enter 两份都翻到这一节。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const { left, right } = await panes(canvas);
    await playKeys({ userEvent, step }, documentCompareKeys, {
      other: {
        given: () => pageIn(left).focus(),
        proves: () => expect(right.getByRole('region', { name: /共 \d+ 页/ })).toHaveFocus(),
      },
      both: {
        given: () => canvas.getByRole('button', { name: '两份都翻到“封装”' }).focus(),
        proves: async () => {
          await waitFor(() => expect(pageIn(left)).toHaveValue('3'));
          await waitFor(() => expect(pageIn(right)).toHaveValue('3'));
        },
      },
    });
  },
};

/** 两份的数字都相同：说比较了多少行。 */
export const SameNumbers: Story = {
  play: async ({ canvas, userEvent }) => {
    await panes(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '比较数字' }));
    await waitFor(() => expect(canvas.getByText(/^比较了 \d+ 行，数字都相同$/)).toBeVisible(), { timeout: 20_000 });
  },
};

/** 窄处一次看一份，按钮换另一份。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: /^右：/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '右边' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: /^右：/ })).toBeVisible());
    await expect(canvas.queryByRole('region', { name: /^左：/ })).toBeNull();
  },
};

/** 一份没有打开：另一份照常。 */
export const OneBroken: Story = {
  args: { urlOf: ({ id }) => (id === 11 ? sampleUrl : '/nothing-here.pdf') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('文件没有打开')).toBeVisible(), { timeout: 20_000 });
  },
};

/** 两份都没有目录。 */
export const NoOutline: Story = {
  args: {
    documents: ready([
      { ...older, outline: [] },
      { ...newer, outline: [] },
    ] as const),
  },
};

/** 还没有选。 */
export const NotChosen: Story = { args: { documents: null } };

/** 一份在原厂网站。 */
export const Outside: Story = { args: { documents: ready([older, makerDocument] as const) } };

/** 正在读取。 */
export const Loading: Story = { args: { documents: loading } };

/** 没读到。 */
export const Failed: Story = { args: { documents: failed(fn()) } };
