import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FilterButton } from './FilterButton.tsx';
import { FilterDialog, type FilterDialogProps } from './FilterDialog.tsx';

const packages = { 'LQFP-48': 7, 'LQFP-64': 16, 'LQFP-100': 14, 'LQFP-144': 5, 'QFN-36': 7, 'BGA-201': 0 };

/** A list whose filters do not fit beside it. */
function Page({ of = packages, ...args }: FilterDialogProps & { of?: Readonly<Record<string, number>> }) {
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<string[]>([]);
  const found = (picked.length === 0 ? Object.keys(of) : picked).reduce((sum, name) => sum + (of[name] ?? 0), 0);
  return (
    <main style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <FilterButton count={picked.length} countLabel={`已选 ${picked.length} 项`} onPress={() => setOpen(true)}>
        筛选
      </FilterButton>
      <p>{`共 ${found} 个型号`}</p>
      {isOpen && (
        <FilterDialog
          {...args}
          showLabel={`查看 ${found} 个型号`}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        >
          <CheckboxGroup label="封装" value={picked} onChange={setPicked}>
            {Object.entries(of).map(([name, count]) => (
              <CheckboxField key={name} value={name} count={count} size="sm">
                {name}
              </CheckboxField>
            ))}
          </CheckboxGroup>
        </FilterDialog>
      )}
    </main>
  );
}

const opener = () => screen.getByRole('button', { name: /^筛选/ });
const box = (dialog: HTMLElement, name: string) => within(dialog).getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });

/** Closed, and focus is where it was opened. */
async function isClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener()).toHaveFocus());
}

const meta = {
  title: 'Features/Filters/FilterDialog',
  component: FilterDialog,
  tags: ['autodocs', 'stable'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { title: '筛选', closeLabel: '关闭筛选', showLabel: '', onClose: fn(), children: null },
  render: (args) => <Page {...args} />,
  globals: { viewport: { value: 'w768' } },
} satisfies Meta<typeof FilterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens it by keyboard. */
async function open(userEvent: { keyboard: (text: string) => Promise<void> }) {
  opener().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '筛选' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

/** 选一项马上见效，底部的按钮说还有多少；它只管关上，焦点回到“筛选”。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await open(userEvent);
    await expect(within(dialog).getByRole('button', { name: '查看 49 个型号' })).toBeVisible();
    await userEvent.click(box(dialog, 'LQFP-48'));
    await userEvent.click(box(dialog, 'QFN-36'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '查看 14 个型号' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await isClosed();
    await expect(opener()).toHaveAccessibleName('筛选 已选 2 项');
    await expect(canvas.getByText('共 14 个型号')).toBeVisible();
  },
};

/** 叉号、Esc 和按在外面都只是关上：选好的留着。 */
export const Closing: Story = {
  play: async ({ userEvent, args, step }) => {
    const ways = {
      叉号: async (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: '关闭筛选' })),
      Esc: async () => userEvent.keyboard('{Escape}'),
      按在外面: async () => userEvent.pointer([{ keys: '[MouseLeft]', target: document.body, coords: { x: 2, y: 2 } }]),
    };
    for (const [at, [name, close]] of Object.entries(ways).entries()) {
      await step(name, async () => {
        const dialog = await open(userEvent);
        if (at === 0) await userEvent.click(box(dialog, 'LQFP-64'));
        await expect(box(dialog, 'LQFP-64')).toBeChecked();
        await close(dialog);
        await expect(args.onClose).toHaveBeenCalledTimes(at + 1);
        await isClosed();
      });
    }
    await expect(opener()).toHaveAccessibleName('筛选 已选 1 项');
  },
};

/** 选到一个也不剩：照样能关，数目照实说。 */
export const NothingLeft: Story = {
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(box(dialog, 'BGA-201'));
    await expect(within(dialog).getByRole('button', { name: '查看 0 个型号' })).toBeEnabled();
  },
};

const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`LQFP-${32 + at * 4}`, at + 1]));

/** 选项比屏幕长：选项滚动，按钮一直看得见，窄屏。 */
export const Long: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (args) => <Page {...args} of={many} />,
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    const last = box(dialog, 'LQFP-188');
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    const show = within(dialog).getByRole('button', { name: '查看 820 个型号' });
    await expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(show.getBoundingClientRect().top));
    await userEvent.keyboard(' ');
    await expect(within(dialog).getByRole('button', { name: '查看 40 个型号' })).toBe(show);
  },
};
