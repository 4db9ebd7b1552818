import { TrashIcon } from '@chippage/ui/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RowButton } from './RowButton.tsx';
import { RowGrip, RowSteps } from './RowMoves.tsx';
import * as styles from './reorder.css.ts';
import { useMoves } from './useMoves.ts';
import { useRowDrag } from './useRowDrag.ts';

interface ListProps {
  names: readonly string[];
  onMoved: (names: readonly string[]) => void;
  onRemove: (name: string) => void;
}

/** A list whose rows can be put in another order, as an editor of links or channels holds it. */
function MovableRows({ names, onMoved, onRemove }: ListProps) {
  const root = useRef<HTMLUListElement>(null);
  const [items, setItems] = useState(names);
  const moved = (now: readonly string[]) => {
    setItems(now);
    onMoved(now);
  };
  const { move, drop } = useMoves({ items, onMoved: moved, root });
  const { rowProps, gripProps } = useRowDrag({ count: items.length, onMove: drop, root });
  return (
    <ul ref={root} className={styles.rows}>
      {items.map((name, index) => (
        <li key={name} className={styles.row} data-row={index} {...rowProps(index)}>
          <RowGrip name={name} index={index} count={items.length} gripProps={gripProps(index)} onMove={(to) => move(index, to)} />
          <span style={{ flex: 1 }}>{name}</span>
          <RowSteps name={name} index={index} count={items.length} onMove={(to) => move(index, to)} />
          <RowButton part="remove" tone="danger" label={`移除 ${name}`} onPress={() => onRemove(name)}>
            <TrashIcon size={16} />
          </RowButton>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Features/Parts/RowMoves',
  component: MovableRows,
  tags: ['autodocs', 'stable'],
  args: { names: ['立创商城', '半导体行业观察', '电子发烧友'], onMoved: fn(), onRemove: fn() },
} satisfies Meta<typeof MovableRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 手柄可以拖动，也可以按 ↑ ↓ 键；不拖的人用上移、下移。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rows = () => canvas.getAllByRole('listitem').map((row) => row.textContent);
    canvas.getByRole('button', { name: '移动 立创商城，第 1 项，共 3 项' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMoved).toHaveBeenLastCalledWith(['半导体行业观察', '立创商城', '电子发烧友']);
    await expect(canvas.getByRole('button', { name: '移动 立创商城，第 2 项，共 3 项' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '下移 立创商城' }));
    await expect(canvas.getByRole('button', { name: '下移 立创商城' })).toHaveFocus();
    await expect(rows()).toEqual(['半导体行业观察', '电子发烧友', '立创商城']);
  },
};

/** 已在头尾：按钮说不能再移，焦点仍能停在上面，按了不动。 */
export const AtTheEnds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const up = canvas.getByRole('button', { name: '上移 立创商城' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMoved).not.toHaveBeenCalled();
    await expect(up).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '下移 电子发烧友' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** 只有一行：没有可移的地方。 */
export const Single: Story = {
  args: { names: ['立创商城'] },
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['上移 立创商城', '下移 立创商城']) await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '移除 立创商城' }));
    await expect(args.onRemove).toHaveBeenCalledWith('立创商城');
  },
};

/** 很长的名字在窄屏换行，按钮不被挤走。 */
export const LongText: Story = {
  args: { names: ['一个很长很长的网站名字，长到在手机上一行放不下，要换到第二行', '电子发烧友'] },
  globals: { viewport: { value: 'w360' } },
};
