import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleChannels } from '../../news.fixtures.ts';
import { emptyDocument, sampleDocument, sampleFigures } from '../rich-text-field/RichTextField.fixtures.ts';
import type { RichTextHandle } from '../rich-text-field/RichTextField.tsx';
import { sampleFacts, sampleStanding } from './ArticleEditor.fixtures.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { articleEditorKeys } from './articleEditorKeys.ts';
import { ArticleNotice } from './ArticleNotice.tsx';
import { ArticleSettings } from './ArticleSettings.tsx';
import { emptyFacts, problemsOf } from './articleWords.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';

const meta = {
  title: 'Features/News/ArticleEditor',
  component: ArticleEditor,
  subcomponents: { ArticleNotice, ArticleSettings, SaveLine, SubmitDialog, ImportDialog, ConflictDialog },
  tags: ['autodocs', 'experimental'],
  parameters: { keys: articleEditorKeys },
  args: {
    first: ready({ document: sampleDocument, figures: sampleFigures }),
    facts: sampleFacts,
    onChange: fn(),
    onTextChange: fn(),
    textRef: { current: null },
    article: sampleStanding(),
    channels: sampleChannels,
    cover: null,
    save: { status: 'saved', time: '2026-11-20T06:10:00.000Z' },
    onSave: fn(),
    restoredTime: null,
    onDiscard: fn(),
    onCheck: fn(() => ({})),
    onSubmit: fn(async () => undefined),
    onRedraft: fn(async () => undefined),
    onUseMine: fn(),
    onUseTheirs: fn(),
    onImport: fn(async () => undefined),
    onUpload: fn(async () => sampleFigures[0]!),
    onFindParts: fn(async () => new Map<string, number>()),
    parseHtml: (html) => new DOMParser().parseFromString(html, 'text/html'),
    onShowVersions: fn(),
  },
} satisfies Meta<typeof ArticleEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds what is said of the article, as its page does. */
function Written(args: ComponentProps<typeof ArticleEditor>) {
  const [facts, setFacts] = useState(args.facts);
  const text = useRef<RichTextHandle>(null);
  return (
    <ArticleEditor
      {...args}
      facts={facts}
      textRef={text}
      onChange={(part) => setFacts((was) => ({ ...was, ...part }))}
      onCheck={() => {
        const read = text.current?.read();
        return problemsOf(facts, read && 'document' in read ? read.document : emptyDocument, 0);
      }}
    />
  );
}

/** 写到一半的草稿。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '改文章' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: '正文' })).toBeVisible();
    await expect(canvas.getByText(/^已自动保存 /)).toBeVisible();
  },
};
/** 新的一篇：没填就提交，说缺什么；转载要写来源、网址和凭什么。 */
export const New: Story = {
  args: { first: ready({ document: emptyDocument, figures: [] }), facts: emptyFacts, article: null, save: { status: 'untouched' }, onShowVersions: undefined },
  render: (args) => <Written {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '标题' })).toHaveFocus());
    await expect(canvas.getByText('请写正文')).toBeVisible();
    await expect(canvas.getByText('请选一个频道')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '转载' }));
    await expect(canvas.getByText('请写原来是谁发布的')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** 已发布的：改动要再审，可以写更正说明。 */
export const Published: Story = {
  args: { article: sampleStanding({ state: 'PUBLISHED', change: 'draft', actions: ['edit', 'submit', 'dismount', 'remove'] }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/这篇已经发布/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    const dialog = within(await screen.findByRole('dialog', { name: '提交审核' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '更正说明' }), '压差写错了');
    await userEvent.click(dialog.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('压差写错了'));
  },
};
/** 还不是作者：说去哪里，写的都在。 */
export const NeedsAuthor: Story = {
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new ApiError({ status: 403, reason: 'author.required', message: '' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    const dialog = within(await screen.findByRole('dialog', { name: '提交审核' }));
    await userEvent.click(dialog.getByRole('button', { name: '提交审核' }));
    await expect(await dialog.findByRole('link', { name: '填写作者资料' })).toHaveAttribute('href', '/userCenter/author');
  },
};
/** 没有通过：原因写在上面。 */
export const Refused: Story = {
  args: { article: sampleStanding({ state: 'REFUSED', reason: '图的来源没有写' }) },
  play: async ({ canvas }) => expect(canvas.getByText('没有通过：图的来源没有写')).toBeVisible(),
};
/** 正在审核：先撤回才能改。 */
export const InReview: Story = {
  args: { article: sampleStanding({ state: 'REVIEW', actions: ['redraft', 'remove'] }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: '正文' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '撤回来改' }));
    await expect(args.onRedraft).toHaveBeenCalledOnce();
  },
};
/** 已过审，等着发布。 */
export const Scheduled: Story = {
  args: {
    article: sampleStanding({ state: 'SCHEDULED', actions: ['edit', 'submit', 'dismount', 'remove'] }),
    facts: { ...sampleFacts, publishTime: '2026-12-01T01:00:00.000Z' },
  },
};
/** 运营下架。 */
export const TakenDown: Story = {
  args: {
    article: sampleStanding({
      state: 'DISMOUNT',
      takenDown: { reason: '侵权投诉成立', time: '2026-11-21T06:10:00.000Z' } as NonNullable<ReturnType<typeof sampleStanding>['takenDown']>,
      actions: ['remove'],
    }),
  },
};
/** 登录结束：还能写，说写的都在，可以就地登录。 */
export const SessionEnded: Story = {
  args: { save: { status: 'ended' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '标题' })).toHaveValue('换料之前先看压差');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** 没存上：写的都在，自己会再试，也可以现在试。 */
export const SaveFailed: Story = {
  args: { save: { status: 'failed', message: '网络连接失败' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '现在重试' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** 上次没来得及保存的放回来了，也可以不要。 */
export const Restored: Story = {
  args: { restoredTime: '2026-11-20T06:09:00.000Z', save: { status: 'writing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '不要了，用保存过的' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
/** 两处都改了：选哪一份，都不会没有。 */
export const Conflict: Story = {
  args: { save: { status: 'conflict', version: 6, time: '2026-11-20T06:12:00.000Z' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '有另一处的改动' }));
    await userEvent.click(dialog.getByRole('button', { name: '用这里的' }));
    await expect(args.onUseMine).toHaveBeenCalledOnce();
  },
};
/** 从公众号导入：不是公众号的网址不收；没取到就说为什么。 */
export const Import: Story = {
  args: { article: null, onShowVersions: undefined },
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onImport).mockRejectedValueOnce(new ApiError({ status: 200, reason: 'article.import_gone', message: '这篇文章已经删除了' }));
    await userEvent.click(canvas.getByRole('button', { name: '从公众号导入' }));
    const dialog = within(await screen.findByRole('dialog', { name: '从公众号导入' }));
    const url = dialog.getByRole('textbox', { name: '文章网址' });
    await userEvent.type(url, 'https://example.com/s/1');
    await userEvent.click(dialog.getByRole('button', { name: '导入' }));
    await expect(url).toHaveAccessibleDescription(/请粘贴公众号文章的网址/);
    await expect(args.onImport).not.toHaveBeenCalled();
    await userEvent.clear(url);
    await userEvent.type(url, 'https://mp.weixin.qq.com/s/1');
    await userEvent.click(dialog.getByRole('button', { name: '导入' }));
    await waitFor(() => expect(url).toHaveAccessibleDescription(/已经删除了/));
    await userEvent.click(dialog.getByRole('button', { name: '导入' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** 正在读取。 */
export const Loading: Story = { args: { first: loading } };
/** 没读到。 */
export const Failed: Story = { args: { first: failed(fn()) } };
/** 手机、很长的题目。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { facts: { ...sampleFacts, title: '从GRM188R71H104KA93DJKLMNOPQRSTXYZGRM188R71H104KA93D读出容量' } },
};
/** 只用键盘。 */
export const Keyboard: Story = {
  args: { facts: { ...sampleFacts, title: '' } },
  render: (args) => <Written {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('textbox', { name: '正文' });
    const submit = () => canvas.getByRole('button', { name: '提交审核' });
    await playKeys({ userEvent, step }, articleEditorKeys, {
      refused: { given: () => submit().focus(), proves: () => waitFor(() => expect(canvas.getByRole('textbox', { name: '标题' })).toHaveFocus()) },
      send: {
        given: async () => {
          await userEvent.keyboard('换料先看压差');
          submit().focus();
        },
        proves: async () => expect(await screen.findByRole('dialog', { name: '提交审核' })).toBeVisible(),
      },
      close: () => waitFor(() => expect(submit()).toHaveFocus()),
    });
  },
};
