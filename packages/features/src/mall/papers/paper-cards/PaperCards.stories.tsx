import { EmptyState } from '@chippage/ui/EmptyState';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Paper, PaperCards, type PaperCardsProps } from './PaperCards.tsx';
import { paperCardsKeys } from './paperCardsKeys.ts';

interface Named extends Paper {
  name: string;
}

const papers: Named[] = ['深圳办公室', '东莞仓库', '香港货代'].map((name, at) => ({ id: at + 1, name, isDefault: at === 0 }));

/** Keeps which paper is the default, as a page does. */
function Choosing(args: PaperCardsProps<Named>) {
  const [chosen, setChosen] = useState(1);
  return (
    <PaperCards
      {...args}
      papers={args.papers.map((paper) => ({ ...paper, isDefault: paper.id === chosen }))}
      onDefault={async (paper) => {
        await args.onDefault(paper);
        setChosen(paper.id);
      }}
    />
  );
}

const meta = {
  title: 'Features/Mall/PaperCards',
  component: PaperCards<Named>,
  tags: ['autodocs', 'stable'],
  parameters: { keys: paperCardsKeys },
  args: {
    papers,
    label: '默认地址',
    addLabel: '新增地址',
    nameOf: ({ name }) => name,
    renderHead: ({ name }) => name,
    renderText: ({ id }) => `第 ${id} 个收货地点`,
    renderDialog: () => null,
    onIntent: fn(),
    empty: (add) => <EmptyState title="还没有收货地址" action={add} />,
    onRemove: fn(async () => undefined),
    onRestore: fn(async () => undefined),
    onDefault: fn(async () => undefined),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof PaperCards<Named>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 单选说哪一张是默认的；换了就说出来。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await playKeys({ userEvent, step }, paperCardsKeys, {
      add: () => expect(canvas.getByRole('button', { name: '新增地址' })).toHaveFocus(),
      radio: () => expect(first).toHaveFocus(),
      next: async () => {
        await expect(await canvas.findByText('默认已改为 东莞仓库')).toBeVisible();
        await expect(second).toBeChecked();
      },
    });
  },
};
/** 删除先问；删了可以撤销。 */
export const Removed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 东莞仓库' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('已恢复 东莞仓库')).toBeVisible();
  },
};
/** 满了：不能再新增，说怎么办。 */
export const Full: Story = {
  args: { papers: Array.from({ length: 50 }, (_, at) => ({ id: at + 1, name: `地址 ${at + 1}`, isDefault: at === 0 })) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '新增地址' })).toBeDisabled(),
};
/** 一张也没有。 */
export const Empty: Story = { args: { papers: [] } };
