import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ownTrend, plainTrend, sampleVersions } from '../../circle.fixtures.ts';
import { TrendDialogs } from './TrendDialogs.tsx';

const meta = {
  title: 'Features/Circle/TrendDialogs',
  component: TrendDialogs,
  tags: ['autodocs', 'experimental'],
  args: {
    asked: { deed: 'edit', trend: ownTrend },
    onEnd: fn(),
    onChange: fn(async () => {}),
    onRemove: fn(async () => {}),
    onReport: fn(),
    onBlock: fn(async () => {}),
    onReadHistory: fn(async () => sampleVersions),
  },
} satisfies Meta<typeof TrendDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 修改文字；空的不行，说明别人看得到修改之前的内容。 */
export const Edit: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: '内容' });
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: '保存修改' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, '改过的话');
    await userEvent.click(screen.getByRole('button', { name: '保存修改' }));
    await expect(args.onChange).toHaveBeenCalledWith(ownTrend, '改过的话');
  },
};

/** 过了 15 分钟：说明为什么，写的还在。 */
export const TooLate: Story = {
  args: {
    onChange: fn(async () => {
      throw new ApiError({ status: 200, reason: 'trend.too_late', message: '发布 15 分钟后不能再修改，可以删除后重新发布' });
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '内容' }), '！');
    await userEvent.click(screen.getByRole('button', { name: '保存修改' }));
    await expect(await screen.findByText('发布 15 分钟后不能再修改，可以删除后重新发布')).toBeVisible();
  },
};

/** 现在的内容在上面，之前的在下面。 */
export const History: Story = {
  args: { asked: { deed: 'history', trend: ownTrend } },
  play: async () => expect(await screen.findByText('九张截图，从上电到空载。')).toBeVisible(),
};

/** 删除不能恢复，所以先问。 */
export const Remove: Story = {
  args: { asked: { deed: 'remove', trend: ownTrend } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '删除动态' }));
    await expect(args.onRemove).toHaveBeenCalledWith(ownTrend);
  },
};

/** 拉黑说明会怎样、在哪里恢复。 */
export const Block: Story = {
  args: { asked: { deed: 'block', trend: plainTrend } },
  play: async () => expect(await screen.findByRole('alertdialog', { name: '拉黑芯友小林？' })).toBeVisible(),
};
