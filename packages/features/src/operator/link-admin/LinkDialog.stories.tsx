import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, within } from 'storybook/test';
import { movedDocument } from './link.fixtures.ts';
import { LinkDialog } from './LinkDialog.tsx';

const { link } = movedDocument;

const meta = {
  title: 'Features/Operator/LinkDialog',
  component: LinkDialog,
  tags: ['autodocs', 'experimental'],
  args: {
    document: movedDocument,
    onCheckLink: fn(async () => ({ ...movedDocument, link: { ...link, status: 'ok' as const, movedTo: null } })),
    onCorrectLink: fn(async () => movedDocument),
    onArchive: fn(async () => ({ ...movedDocument, link: { ...link, archive: { licence: '原厂书面同意', time: '2026-11-21T03:00:00Z' } } })),
    onClose: fn(),
  },
} satisfies Meta<typeof LinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'EX5430 数据手册 的原厂链接' }));

/** 转到了别处：新地址已经填好；重新检查，状态跟着变。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(inside.getByRole('textbox', { name: '新地址' })).toHaveValue('https://docs.example.org/ex5430.pdf');
    await userEvent.click(inside.getByRole('button', { name: '重新检查' }));
    await expect(await inside.findByText('可以打开')).toBeVisible();
    await expect(args.onCheckLink).toHaveBeenCalledWith(62);
  },
};

/** 存档：写明依据，存好以后说依据是什么。 */
export const Archived: Story = {
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await userEvent.type(inside.getByRole('textbox', { name: '许可依据' }), '原厂书面同意');
    await userEvent.click(inside.getByRole('button', { name: '取回并存档' }));
    await expect(await inside.findByText('2026-11-21 存档，依据：原厂书面同意')).toBeVisible();
    await expect(args.onArchive).toHaveBeenCalledWith({ id: 62, licence: '原厂书面同意' });
  },
};

/** 对方没有回应：话在上面，状态不变。 */
export const Silent: Story = {
  beforeEach: ({ args }) => {
    const message = '对方网站现在没有回应，状态不变，请稍后再试';
    mocked(args.onCheckLink).mockRejectedValue(new ApiError({ status: 409, reason: 'document.link_silent', message }));
  },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: '重新检查' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('对方网站现在没有回应');
    await expect(inside.getByText('已转到新地址')).toBeVisible();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
