import { ApiError } from '@chippage/api/errors';
import type { Block, PageChange, PageSource } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pages } from '../operator.fixtures.ts';
import { PageEditor } from './PageEditor.tsx';
import { pageConflictKeys, pageEditorKeys } from './pageEditorKeys.ts';

const about = pages[0]!;
const blocksOf = async (markdown: string): Promise<Block[]> => [{ kind: 'paragraph', words: [{ text: markdown.slice(0, 200), style: 'plain', href: null }] }];
const kept = async (change: PageChange): Promise<PageSource> => ({ ...about, ...change, version: change.version + 1 });

const meta = {
  title: 'Features/Operator/PageEditor',
  component: PageEditor,
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...pageEditorKeys, ...pageConflictKeys } },
  args: {
    pages: { status: 'ready', data: pages },
    current: 'about',
    getHref: (key) => `#${key}`,
    getPageHref: (key) => `/${key}`,
    onSave: fn(kept),
    onReadAgain: fn(async () => ({ ...about, version: 4, title: '关于芯页', markdown: '## 我们是谁\n\n别人刚写的一段。\n', updatedBy: '另一位运营' })),
    onPreview: fn(blocksOf),
    onDirtyChange: fn(),
    renderBlocks: (blocks) => blocks.map((block, at) => (block.kind === 'paragraph' ? <p key={at}>{block.words.map(({ text }) => text).join('')}</p> : null)),
  },
} satisfies Meta<typeof PageEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 左边写，右边看；保存后说出访客看到的是第几版。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '关于我们' })).toHaveAttribute('aria-current', 'page');
    const source = canvas.getByRole('textbox', { name: '正文（Markdown）' });
    await userEvent.clear(source);
    await userEvent.type(source, '芯页是检索平台。');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('region', { name: '预览内容' })).toHaveTextContent('芯页是检索平台。'), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      key: 'about',
      title: '关于我们',
      description: about.description,
      markdown: '芯页是检索平台。',
      version: 3,
    });
    await expect(await canvas.findByText('已保存，访客现在看到的是第 4 版')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** 别人先保存了：两份都在，自己写的没有丢；用自己的覆盖。 */
export const Conflict: Story = {
  args: {
    onSave: fn(async (change: PageChange) => {
      if (change.version === 3) throw new ApiError({ status: 409, reason: 'page.changed', message: '这一页刚被别人改过' });
      return kept(change);
    }),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const source = canvas.getByRole('textbox', { name: '正文（Markdown）' });
    await userEvent.clear(source);
    await userEvent.type(source, '我写的一段。');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('这一页刚被别人改过')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '现在的版本' })).toHaveTextContent('别人刚写的一段。');
    await expect(source).toHaveValue('我写的一段。');
    await playKeys({ userEvent, step }, pageConflictKeys, {
      mine: { given: () => canvas.getByRole('button', { name: '用我的覆盖' }).focus(), proves: () => expect(source).toHaveFocus() },
    });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ markdown: '我写的一段。', version: 4 }));
  },
};

/** 别人先保存了，改用现在的版本。 */
export const TakeTheirs: Story = {
  args: {
    onSave: fn(async (_change: PageChange): Promise<PageSource> => {
      throw new ApiError({ status: 409, reason: 'page.changed', message: '这一页刚被别人改过' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '！');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(await canvas.findByRole('button', { name: '改用现在的版本' }));
    await expect(canvas.getByRole('textbox', { name: '标题' })).toHaveValue('关于芯页');
    await expect(canvas.queryByText('有未保存的修改')).toBeNull();
  },
};

/** 键盘：标题空着不保存；撤销修改之后接着写；保存好了，焦点不动。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const title = canvas.getByRole('textbox', { name: '标题' });
    const save = canvas.getByRole('button', { name: '保存' });
    await playKeys({ userEvent, step }, pageEditorKeys, {
      wrong: {
        given: async () => {
          await userEvent.clear(title);
          save.focus();
        },
        proves: async () => {
          await expect(title).toHaveAccessibleDescription('请写标题');
          await expect(title).toHaveFocus();
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
      reset: {
        given: () => canvas.getByRole('button', { name: '撤销修改' }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('textbox', { name: '正文（Markdown）' })).toHaveFocus();
          await expect(title).toHaveValue('关于我们');
          await expect(title).not.toBeInvalid();
        },
      },
      save: {
        given: async () => {
          await userEvent.type(title, '芯页');
          save.focus();
        },
        proves: async () => {
          await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ title: '关于我们芯页' }));
          await expect(await canvas.findByText('已保存，访客现在看到的是第 4 版')).toBeVisible();
          await expect(save).toHaveFocus();
        },
      },
    });
  },
};

/** 没存上：写的还在。 */
export const SaveFails: Story = {
  args: {
    onSave: fn(async (_change: PageChange): Promise<PageSource> => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '芯页');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络连接失败');
    await expect(canvas.getByRole('textbox', { name: '标题' })).toHaveValue('关于我们芯页');
  },
};

/** 预览没有更新：说出原因，编辑不受影响。 */
export const PreviewFails: Story = {
  args: {
    onPreview: fn(async (_markdown: string): Promise<Block[]> => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/预览没有更新：网络连接失败/, {}, { timeout: 4000 })).toBeVisible();
  },
};

/** 没有可以编辑的页面。 */
export const Empty: Story = { args: { pages: { status: 'ready', data: [] } } };

/** 正在加载。 */
export const Loading: Story = { args: { pages: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { pages: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的正文。 */
export const LongText: Story = {
  args: {
    pages: { status: 'ready', data: [{ ...about, markdown: '## 一个很长的小标题，长到要换行\n\n芯页帮助工程师和采购查找器件。'.repeat(60) }, pages[1]!] },
  },
};

/** 手机上：预览在下面。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
