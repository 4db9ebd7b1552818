import { playKeys } from '@chippage/ui/keyboard';
import { mapLoadable } from '@chippage/api/loadable';
import { TruckIcon } from '@chippage/ui/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PaperCards, type PaperCardsProps } from './PaperCards.tsx';
import { type NamedPaper, placePaper, samplePlaces } from './paperCards.fixtures.ts';
import { paperCardsKeys } from './paperCardsKeys.ts';

/** Keeps which paper is the default, as a page does. */
function Choosing({ papers, ...args }: PaperCardsProps<NamedPaper, string>) {
  const [chosen, setChosen] = useState(1);
  return (
    <PaperCards
      {...args}
      papers={mapLoadable(papers, (list) => list.map((paper) => ({ ...paper, isDefault: paper.id === chosen })))}
      onDefault={async (paper) => {
        await args.onDefault(paper);
        setChosen(paper.id);
      }}
    />
  );
}

const meta = {
  title: 'Features/Mall/PaperCards',
  component: PaperCards<NamedPaper, string>,
  tags: ['autodocs', 'stable'],
  parameters: { keys: paperCardsKeys },
  args: {
    papers: { status: 'ready', data: samplePlaces },
    kind: placePaper,
    words: { label: '默认地址', add: '新增地址', empty: '还没有收货地址', emptyHint: '第一个会成为默认地址' },
    icon: <TruckIcon size={32} />,
    nameOf: ({ name }) => name,
    onAdd: fn(async (name: string) => ({ id: 9, name, isDefault: false })),
    onEdit: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onRestore: fn(async () => undefined),
    onDefault: fn(async () => undefined),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof PaperCards<NamedPaper, string>>;
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
  args: { papers: { status: 'ready', data: Array.from({ length: 50 }, (_, at) => ({ id: at + 1, name: `地址 ${at + 1}`, isDefault: at === 0 })) } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '新增地址' })).toBeDisabled(),
};
/** 一张也没有。 */
export const Empty: Story = { args: { papers: { status: 'ready', data: [] } } };
/** 还没有读到。 */
export const Loading: Story = { args: { papers: { status: 'loading' } } };
