import type { SavedSearch } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { savedSearchSamples } from '../alerts.fixtures.ts';
import { SavedSearches, type SavedSearchesProps } from './SavedSearches.tsx';

const meta = {
  title: 'Features/Datasheets/SavedSearches',
  component: SavedSearches,
  tags: ['autodocs', 'experimental'],
  args: {
    searches: ready(savedSearchSamples),
    most: 50,
    isRemoved: fn((_search: SavedSearch) => false),
    onChange: fn<SavedSearchesProps['onChange']>(async () => undefined),
    onRemove: fn(async () => undefined),
    onUndo: fn(async () => undefined),
    onLook: fn(),
  },
} satisfies Meta<typeof SavedSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 新的有几个、是什么；暂停和更改。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('新 3 个')).toBeVisible();
    await expect(canvas.getByText('降到 ¥6.12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '暂停 stm32g0，LQFP-48 的提醒' }));
    await expect(args.onChange).toHaveBeenCalledWith(savedSearchSamples[0], expect.objectContaining({ isPaused: true }));
    await userEvent.click(canvas.getByRole('button', { name: '更改 GD32 替代' }));
    const name = await screen.findByRole('textbox', { name: '名称' });
    await userEvent.clear(name);
    await userEvent.type(name, 'GD32 国产');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(savedSearchSamples[2], { name: 'GD32 国产', kinds: [], priceBelow: null, isPaused: false });
  },
};

/** 打开搜索：条件在网址里，新的算看过了。 */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'stm32g0，LQFP-48' })).toHaveAttribute('href', '/datasheet/datasheetSearch/stm32g0?package=LQFP-48');
  },
};

/** 删掉的留在原处，能撤销。 */
export const Removed: Story = {
  args: { isRemoved: fn(({ id }: SavedSearch) => id === 1) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'stm32g0，LQFP-48' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '撤销删除 stm32g0，LQFP-48' }));
    await expect(args.onUndo).toHaveBeenCalledWith(savedSearchSamples[0]);
  },
};

/** 一个也没有：说在哪里保存，有什么用。 */
export const Empty: Story = { args: { searches: ready([]) } };

/** 正在读取。 */
export const Loading: Story = { args: { searches: loading } };

/** 没读到。 */
export const Failed: Story = { args: { searches: failed(fn()) } };

/** 手机，长名称。 */
export const Narrow: Story = {
  args: { searches: ready(savedSearchSamples.map((each) => ({ ...each, name: `${each.name} ${'程序存储器 32–128 KB，'.repeat(3)}`.slice(0, 60) }))) },
  globals: { viewport: { value: 'w360' } },
};
