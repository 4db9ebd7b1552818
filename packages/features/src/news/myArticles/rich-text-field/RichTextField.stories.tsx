import { ApiError } from '@chippage/api/errors';
import { Link } from '@chippage/ui/Link';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { FormulaDialog } from './FormulaDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { Outline } from './Outline.tsx';
import { PartOffer } from './PartOffer.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { emptyDocument, sampleDocument, sampleFigures } from './RichTextField.fixtures.ts';
import { RichTextField, type RichTextHandle } from './RichTextField.tsx';
import { richTextFieldKeys } from './richTextFieldKeys.ts';
import { LanguageMenu, StyleMenu, TableMenu } from './RichTextMenus.tsx';
import { RichTextTools } from './RichTextTools.tsx';

const handle = createRef<RichTextHandle>();
const written = () => {
  const read = handle.current?.read();
  return read && 'document' in read ? read.document.content : read;
};
/** Pastes what the system's clipboard would hold. */
const paste = (into: HTMLElement, of: { html?: string; text?: string; file?: File }) => {
  const transfer = new DataTransfer();
  if (of.html !== undefined) transfer.setData('text/html', of.html);
  if (of.text !== undefined) transfer.setData('text/plain', of.text);
  if (of.file) transfer.items.add(of.file);
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
};
const picture = new File(
  [Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (one) => one.charCodeAt(0))],
  'a.png',
  {
    type: 'image/png',
  },
);

const meta = {
  title: 'Features/News/RichTextField',
  component: RichTextField,
  subcomponents: { RichTextTools, StyleMenu, LanguageMenu, TableMenu, LinkDialog, FormulaDialog, PictureDialog, PartOffer, Outline, KeysDialog },
  tags: ['autodocs', 'experimental'],
  parameters: { keys: richTextFieldKeys },
  args: {
    label: '正文',
    document: emptyDocument,
    figures: sampleFigures,
    onChange: fn(),
    onUpload: fn(async () => ({ ...sampleFigures[0]!, id: 8 })),
    parseHtml: (html) => new DOMParser().parseFromString(html, 'text/html'),
    ref: handle,
  },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 什么都有的一篇：标题、型号、链接、表格、列表、代码、图、公式；打开再读出来，还是它自己。 */
export const Default: Story = {
  args: { document: sampleDocument },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: '正文' });
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await expect(written()).toEqual(sampleDocument.content);
    await expect(canvas.getByRole('img', { name: '典型应用电路' })).toBeVisible();
    await waitFor(() => expect(text.querySelectorAll('math')).toHaveLength(2));
  },
};

/** 空的：说从哪里开始。写字，加粗，撤销。 */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(text);
    await userEvent.keyboard('压差');
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(canvas.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('大');
    await expect(written()).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '压差' },
          { type: 'text', text: '大', marks: [{ type: 'bold' }] },
        ],
      },
    ]);
    await waitFor(() => expect(canvas.getByText('3 字')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(JSON.stringify(written())).not.toContain('bold');
  },
};

/** 菜单里选段落的样子，表格加一行。 */
export const StylesAndTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '正文' }));
    await userEvent.keyboard('步骤');
    await userEvent.click(canvas.getByRole('button', { name: '段落：正文' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /二级标题/ }));
    await expect(written()).toEqual([{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '步骤' }] }]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '正文' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '表格' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '插入 3 × 3 的表格' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await userEvent.keyboard('参数{Tab}最小{Tab}最大');
    await userEvent.click(canvas.getByRole('button', { name: '表格' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '下面加一行' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
  },
};

/** 粘贴图片：没有替代文字不能插入。 */
export const PastePicture: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(text);
    paste(text, { file: picture });
    const dialog = within(await screen.findByRole('dialog', { name: '图片' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: '插入' }));
    await expect(dialog.getByRole('textbox', { name: /替代文字/ })).toHaveAccessibleDescription(/看不见图的人靠它/);
    await userEvent.type(dialog.getByRole('textbox', { name: /替代文字/ }), '压差曲线');
    await userEvent.click(dialog.getByRole('button', { name: '插入' }));
    await waitFor(() => expect(written()).toContainEqual({ type: 'figure', attrs: { figureId: 8, alt: '压差曲线', caption: '' } }));
  },
};

/** 图片没有传上去：说为什么，可以再传，写的字还在。 */
export const PictureFailed: Story = {
  args: {
    onUpload: fn(async () => {
      throw new ApiError({ status: 200, reason: 'picture.unreadable', message: '这张图片打不开，请换一张' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '图片' }));
    const dialog = await screen.findByRole('dialog', { name: '图片' });
    await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, picture);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('这张图片打不开');
    await expect(within(dialog).getByRole('button', { name: '重新上传' })).toBeVisible();
  },
};

/** 从 Word 和公众号粘贴：字、标题、列表、表格留下，样式和脚本不留，留在别处的图说一声。 */
export const PasteFromElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(text);
    paste(text, {
      text: '压差',
      html: `<html><head><style>p{color:red}</style></head><body><h1 style="color:red">压差</h1><section style="font-size:15px"><span style="font-weight:bold">怎样</span>看</section>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>量输入</p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>量输出</p>
<p onclick="alert(1)"><a href="javascript:alert(1)">别点</a><script>alert(1)</script></p><p><img data-src="https://mmbiz.qpic.cn/1.png" src="https://mmbiz.qpic.cn/1.png"></p></body></html>`,
    });
    await waitFor(() => expect(JSON.stringify(written())).toContain('量输出'));
    const item = (words: string) => ({ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] });
    await expect(written()).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '压差' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '怎样', marks: [{ type: 'bold' }] },
          { type: 'text', text: '看' },
        ],
      },
      { type: 'bulletList', content: [item('量输入'), item('量输出')] },
      { type: 'paragraph', content: [{ type: 'text', text: '别点' }] },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('有 1 张图片留在原来的地方');
  },
};

/** 粘贴 Markdown：按它的意思排好。 */
export const PasteMarkdown: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(text);
    paste(text, {
      text: '## 压差\n\n看 **最大值** 和 $V_{do}$，<script>alert(1)</script>\n\n```c\nint x;\n```\n\n| 参数 | 值 |\n| --- | --- |\n| 压差 | 1.3 V |',
    });
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '参数' })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 2, name: '压差' })).toBeVisible();
    await expect(JSON.stringify(written())).toContain('{"type":"inlineFormula","attrs":{"tex":"V_{do}"}}');
    await expect(JSON.stringify(written())).toContain('<script>alert(1)</script>');
  },
};

/** 公式：写的时候就看得见，写错了说错在哪里。 */
export const Formula: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '正文' }));
    await userEvent.click(canvas.getByRole('button', { name: '公式' }));
    const dialog = within(await screen.findByRole('dialog', { name: '公式' }));
    const tex = dialog.getByRole('textbox', { name: 'TeX' });
    await fireEvent.change(tex, { target: { value: '\\frac{a' } });
    await waitFor(() => expect(tex).toHaveAccessibleDescription(/公式没有写对/));
    await fireEvent.change(tex, { target: { value: '\\frac{a}{b}' } });
    await waitFor(() => expect(tex).not.toHaveAccessibleDescription(/公式没有写对/));
    await userEvent.click(dialog.getByRole('button', { name: '插入' }));
    await waitFor(() => expect(written()).toContainEqual({ type: 'blockFormula', attrs: { tex: '\\frac{a}{b}' } }));
  },
};

/** 链接：不能去的地方不收。 */
export const LinkStory: Story = {
  name: 'Link',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '正文' }));
    await userEvent.click(canvas.getByRole('button', { name: '链接' }));
    const dialog = within(await screen.findByRole('dialog', { name: '链接' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '网址' }), 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: '插入' }));
    await expect(dialog.getByRole('textbox', { name: '网址' })).toHaveAccessibleDescription(/不是可以打开的网址/);
    await userEvent.clear(dialog.getByRole('textbox', { name: '网址' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '网址' }), 'https://example.com/');
    await userEvent.click(dialog.getByRole('button', { name: '插入' }));
    await waitFor(() => expect(JSON.stringify(written())).toContain('"href":"https://example.com/"'));
  },
};

/** 文中的型号：写的人同意，才变成链接。 */
export const Parts: Story = {
  args: { onFindParts: fn(async (words: readonly string[]) => new Map(words.filter((word) => word === 'STM32F103C8T6').map((word) => [word, 31] as const))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '正文' }));
    await userEvent.keyboard('用 STM32F103C8T6 和 3.3V 的电源');
    const offer = await canvas.findByRole('region', { name: '文中的型号' }, { timeout: 5_000 });
    await expect(JSON.stringify(written())).not.toContain('partChip');
    await userEvent.click(within(offer).getByRole('button', { name: 'STM32F103C8T6 变成链接' }));
    await expect(written()).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '用 ' },
          { type: 'partChip', attrs: { mpn: 'STM32F103C8T6', partId: 31 } },
          { type: 'text', text: ' 和 3.3V 的电源' },
        ],
      },
    ]);
  },
};

/** 大纲：按标题走。 */
export const OutlineStory: Story = {
  name: 'Outline',
  args: { document: sampleDocument },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '大纲' }));
    await userEvent.click(within(canvas.getByRole('navigation', { name: '大纲' })).getByRole('button', { name: '步骤' }));
    await expect(canvas.getByRole('button', { name: '段落：三级标题' })).toBeVisible();
  },
};

/** 正文有错。 */
export const Wrong: Story = {
  args: { error: '请写正文' },
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox', { name: '正文' })).toHaveAccessibleDescription(/请写正文/),
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { document: sampleDocument } };

/** 只用键盘。 */
export const Keyboard: Story = {
  // Without its link, which the hand of these stories would go to: in a text that is written, browsers pass it by.
  args: { document: { type: 'doc', content: sampleDocument.content.filter(({ type }) => type !== 'paragraph') } },
  render: (args) => (
    <>
      <RichTextField {...args} />
      <Link href="#after">后面的</Link>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const text = await canvas.findByRole('textbox', { name: '正文' });
    text.focus();
    await playKeys({ userEvent, step }, richTextFieldKeys, {
      bold: () => expect(canvas.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true'),
      toolbar: () => expect(canvas.getByRole('toolbar', { name: '正文工具' })).toContainElement(document.activeElement as HTMLElement),
      next: () => expect(canvas.getByRole('button', { name: '加粗' })).toHaveFocus(),
      back: () => waitFor(() => expect(text).toHaveFocus()),
      help: async () => expect(await screen.findByRole('dialog', { name: '快捷键' })).toBeVisible(),
      closeHelp: () => waitFor(() => expect(text).toHaveFocus()),
      cell: {
        given: () => {
          const [cell] = canvas.getAllByRole('cell');
          getSelection()?.setPosition(cell?.querySelector('p')?.firstChild ?? null, 1);
        },
        proves: () => waitFor(() => expect(getSelection()?.toString()).toBe('1.3 V')),
      },
      leave: () => expect(canvas.getByRole('link', { name: '后面的' })).toHaveFocus(),
    });
  },
};
