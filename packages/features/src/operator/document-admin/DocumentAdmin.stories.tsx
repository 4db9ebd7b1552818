import { ApiError } from '@chippage/api/errors';
import type { Reason } from '@chippage/api/operations';
import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { documents } from '../operator.fixtures.ts';
import { movedDocument as broken } from '../link-admin/link.fixtures.ts';
import { DocumentAdmin, type DocumentAdminProps } from './DocumentAdmin.tsx';
import { documentAdminKeys } from './documentAdminKeys.ts';

const refuse = (status: number, reason: Reason, message: string) => async () => {
  throw new ApiError({ status, reason, message });
};
const list = (data: typeof documents, totalRecord = data.length) => ({ status: 'ready' as const, data: { data, totalRecord } });

const meta = {
  title: 'Features/Operator/DocumentAdmin',
  component: DocumentAdmin,
  tags: ['autodocs', 'stable'],
  parameters: { keys: documentAdminKeys },
  args: {
    documents: list(documents),
    query: { keywords: '', source: 'all', state: 'all', link: 'all', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    getMemberHref: (id) => `#member-${id}`,
    onTakeDown: fn<DocumentAdminProps['onTakeDown']>(async () => undefined),
    onRestore: fn(async () => undefined),
    onCheckLink: fn(async () => documents[1]!),
    onCorrectLink: fn(async () => documents[1]!),
    onArchive: fn(async () => documents[1]!),
  },
} satisfies Meta<typeof DocumentAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 会员上传的、原厂网站上的和示例都在；下架的写着对外说的原因和说明。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '林工（编号 7）' })).toHaveAttribute('href', '#member-7');
    await expect(canvas.getByText('权利人要求')).toBeVisible();
    await expect(canvas.getByText('原厂来函，要求撤下旧版')).toBeVisible();
  },
};

/** 用键盘搜索和下架：要选对外说的原因、写说明；完成后焦点在同一行的“恢复”。 */
export const TakeDown: Story = {
  render: function Page(args) {
    const props = useStoryState(args, { query: 'onQueryChange' });
    const [ids, setIds] = useState<readonly number[]>([]);
    return (
      <DocumentAdmin
        {...props}
        documents={list(documents.map((each) => (ids.includes(each.id) ? { ...each, takenDown: documents[2]!.takenDown } : each)))}
        onTakeDown={async (wish) => {
          await args.onTakeDown(wish);
          setIds([wish.id]);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const search = canvas.getByRole('searchbox', { name: '搜索数据手册' });
    const button = () => canvas.getByRole('button', { name: '下架 STM32F103x8 数据手册' });
    const dialog = async () => within(await screen.findByRole('alertdialog', { name: '下架“STM32F103x8 数据手册”？' }));
    await playKeys({ userEvent, step }, documentAdminKeys, {
      search: {
        given: () => search.focus(),
        proves: async () => {
          await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: 'STM32', source: 'all', state: 'all', link: 'all', page: 1 });
          await expect(search).toHaveFocus();
        },
      },
      ask: {
        given: () => button().focus(),
        proves: async () => {
          const kind = (await dialog()).getByRole('button', { name: /对外说的原因/ });
          await waitFor(() => expect(kind).toHaveFocus());
        },
      },
      leave: async () => {
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await waitFor(() => expect(button()).toHaveFocus());
      },
    });
    await userEvent.click(button());
    const open = await dialog();
    await userEvent.type(open.getByRole('textbox', { name: '说明' }), '旧版');
    await userEvent.click(open.getByRole('button', { name: '下架' }));
    await expect(await open.findByText('请选择对外说的原因')).toBeVisible();
    await expect(args.onTakeDown).not.toHaveBeenCalled();
    await userEvent.click(open.getByRole('button', { name: /对外说的原因/ }));
    await userEvent.click(await screen.findByRole('option', { name: '内容有误' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(open.getByRole('button', { name: '下架' }));
    await expect(args.onTakeDown).toHaveBeenCalledWith({ id: documents[0]!.id, kind: 'wrong', reason: '旧版' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '恢复 STM32F103x8 数据手册' })).toHaveFocus());
  },
};

/** 恢复不必确认；没做成说出来。 */
export const RestoreFails: Story = {
  args: {
    onRestore: fn(async () => {
      throw new ApiError({ status: 404, reason: 'document.not_found', message: '没有找到这份数据手册' });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^恢复 / }));
    await expect(args.onRestore).toHaveBeenCalledWith(documents[2]!.id);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有找到这份数据手册');
  },
};

/** 原厂链接：列表里写着状态；打开以后看得到从什么时候起、转到哪里，可以更正、重新检查、存档。 */
export const Links: Story = {
  args: {
    documents: list([broken, documents[0]!]),
    onCorrectLink: fn(async () => ({ ...broken, link: { ...broken.link, address: broken.link.movedTo!, status: null, movedTo: null } })),
    onCheckLink: fn(async () => ({ ...broken, link: { ...broken.link, status: 'ok' as const, movedTo: null } })),
    onArchive: fn<DocumentAdminProps['onArchive']>(refuse(409, 'document.no_pdf', '地址给出的不是能存档的 PDF')),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已转到新地址', { selector: 'td *' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^链接 / })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '链接 EX5430 数据手册' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'EX5430 数据手册 的原厂链接' }));
    await expect(dialog.getByText('从 2026-11-13 起')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '新地址' })).toHaveValue('https://docs.example.org/ex5430.pdf');
    await userEvent.click(dialog.getByRole('button', { name: '更正' }));
    await waitFor(() => expect(args.onCorrectLink).toHaveBeenCalledWith({ id: 62, address: 'https://docs.example.org/ex5430.pdf' }));
    await expect(await dialog.findByText('目录里的地址：https://www.example.com/pdf/ex5430.pdf')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '重新检查' }));
    await expect(await dialog.findByText('可以打开')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '取回并存档' }));
    await expect(dialog.getByText('请写许可依据，至少 2 个字')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '许可依据' }), '原厂书面同意');
    await userEvent.click(dialog.getByRole('button', { name: '取回并存档' }));
    await expect(await dialog.findByText('地址给出的不是能存档的 PDF')).toBeVisible();
    await expect(args.onArchive).toHaveBeenCalledWith({ id: 62, licence: '原厂书面同意' });
  },
};

/** 没有回应：说状态不变；存过档的写明依据。 */
export const LinkSilent: Story = {
  args: {
    documents: list([
      {
        ...broken,
        link: { ...broken.link, status: 'dead', movedTo: null, archive: { licence: '原厂书面同意（2026-10-08 来函）', time: '2026-10-09T02:00:00Z' } },
      },
    ]),
    onCheckLink: fn<DocumentAdminProps['onCheckLink']>(refuse(409, 'document.link_silent', '对方网站现在没有回应，状态不变，请稍后再试')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '链接 EX5430 数据手册' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('2026-10-09 存档，依据：原厂书面同意（2026-10-08 来函）')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '重新检查' }));
    await expect(await dialog.findByText('对方网站现在没有回应，状态不变，请稍后再试')).toBeVisible();
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { documents: list([]), query: { keywords: '没有这样的手册', source: 'all', state: 'all', link: 'all', page: 1 } } };

/** 正在加载。 */
export const Loading: Story = { args: { documents: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { documents: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很多页，很长的标题和说明。 */
export const LongText: Story = {
  args: {
    documents: list(
      [
        {
          ...documents[2]!,
          title: 'STM32F103x8 STM32F103xB 中等容量增强型，32 位基于 ARM 核心的带 64 或 128K 字节闪存的微控制器数据手册',
          takenDown: { kind: 'privacy', reason: '第 3 页有联系人手机号，上传者已同意撤下，等新版交上来后恢复。'.repeat(3), time: '2026-11-01T08:00:00Z' },
        },
      ],
      5551,
    ),
    query: { keywords: '', source: 'all', state: 'all', link: 'all', page: 3 },
  },
};

/** 手机上：表格在自己的区域里横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
