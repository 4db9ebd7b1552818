import type { ArticleVersion, ArticleVersionRow } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { emptyFacts } from '../article-editor/articleWords.ts';
import { sampleDocument } from '../rich-text-field/RichTextField.fixtures.ts';
import { ArticleVersions } from './ArticleVersions.tsx';
import { articleVersionsKeys } from './articleVersionsKeys.ts';
import { VersionCompare } from './VersionCompare.tsx';

const facts = { ...emptyFacts, title: '换料之前先看压差', summary: '三步看懂 LDO 的输入电压。' };
const row = (own: Partial<ArticleVersionRow> = {}): ArticleVersionRow => ({
  versionId: 3,
  kind: 'writing',
  version: 6,
  title: facts.title,
  length: 1200,
  saveTime: '2026-11-20T06:10:00.000Z',
  ...own,
});
const version = (own: Partial<ArticleVersion> = {}): ArticleVersion => ({
  ...row(),
  articleId: 31,
  words: { ...facts, title: '换料先看压差', document: { type: 'doc', content: sampleDocument.content.slice(1) } },
  figures: [],
  ...own,
});

const meta = {
  title: 'Features/News/ArticleVersions',
  component: ArticleVersions,
  subcomponents: { VersionCompare },
  tags: ['autodocs', 'experimental'],
  parameters: { keys: articleVersionsKeys },
  args: {
    versions: ready([
      row({ versionId: 5, kind: 'conflict', saveTime: '2026-11-20T07:10:00.000Z' }),
      row({ versionId: 4, kind: 'submit', saveTime: '2026-11-20T06:40:00.000Z' }),
      row(),
      row({ versionId: 1, kind: 'import', title: '', length: 0, saveTime: '2026-11-19T02:10:00.000Z' }),
    ]),
    chosen: null,
    onChoose: fn(),
    now: { facts, document: sampleDocument },
    onRestore: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ArticleVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一版是什么时候、为什么留下的。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '历史版本' }));
    await expect(dialog.getByText('没选的那份')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: /^比较 .* 的版本/ })[2]!);
    await expect(args.onChoose).toHaveBeenCalledWith(3);
  },
};
/** 与现在的比较，恢复它。 */
export const Compared: Story = {
  args: { chosen: ready(version()) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '历史版本' }));
    await expect(dialog.getByText('7 段没有变')).toBeVisible();
    await expect(dialog.getByText('输入电压')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '恢复这一版' }));
    await expect(args.onRestore).toHaveBeenCalledWith(3);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
/** 与现在的一样，没有什么要恢复。 */
export const Same: Story = {
  args: { chosen: ready(version({ words: { ...facts, document: { ...sampleDocument } } })) },
  play: async () => {
    await expect(await screen.findByText('与现在的一样')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '恢复这一版' })).toBeNull();
  },
};
/** 只改过频道和封面。 */
export const Choices: Story = {
  args: { chosen: ready(version({ words: { ...facts, channelIds: [2], coverId: 9, document: { ...sampleDocument } } })) },
  play: async () => {
    await expect(await screen.findByText(/频道、封面/)).toBeVisible();
    await expect(screen.queryByText(/^划掉的/)).toBeNull();
    await expect(screen.getByRole('button', { name: '恢复这一版' })).toBeVisible();
  },
};
/** 正在审核，不能恢复。 */
export const Locked: Story = {
  args: { chosen: ready(version()), onRestore: undefined },
  play: async () => expect(screen.queryByRole('button', { name: '恢复这一版' })).toBeNull(),
};
/** 还没有。 */
export const Empty: Story = { args: { versions: ready([]) } };
/** 正在读取。 */
export const Loading: Story = { args: { versions: loading } };
/** 没读到。 */
export const Failed: Story = { args: { versions: failed(fn()) } };
/** 手机、很长的题目。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { versions: ready([row({ title: '从GRM188R71H104KA93DJKLMNOPQRSTXYZGRM188R71H104KA93D里读出容量'.repeat(2) })]) },
};

function Chosen(args: ComponentProps<typeof ArticleVersions>) {
  const [id, setId] = useState<number | null>(null);
  return <ArticleVersions {...args} chosen={id === null ? null : ready(version({ versionId: id }))} onChoose={setId} />;
}

/** 只用键盘。 */
export const Keyboard: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '历史版本' }));
    await playKeys({ userEvent, step }, articleVersionsKeys, {
      compare: {
        given: () => dialog.getAllByRole('button', { name: /^比较 / })[1]?.focus(),
        proves: () => waitFor(() => expect(dialog.getByRole('heading', { level: 3 })).toHaveFocus()),
      },
      back: {
        given: () => dialog.getByRole('button', { name: '回到列表' }).focus(),
        proves: () => waitFor(() => expect(dialog.getAllByRole('button', { name: /^比较 / })[1]).toHaveFocus()),
      },
      close: () => expect(args.onClose).toHaveBeenCalled(),
    });
  },
};
