import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WatchCompany } from './WatchCompany.tsx';
import { watchCompanyKeys } from './watchCompanyKeys.ts';

const meta = {
  title: 'Features/Companies/WatchCompany',
  component: WatchCompany,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: watchCompanyKeys },
  args: { isWatched: false, onWatch: fn() },
  render: stateful(WatchCompany, { isWatched: 'onWatch' }),
} satisfies Meta<typeof WatchCompany>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 先说会得到什么；关注以后有去列表的路。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '关注这家公司' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(button);
    await expect(args.onWatch).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: '我关注的公司' })).toHaveAttribute('href', '/userCenter/companyWatches');
  },
};

/** 关注着。 */
export const Watched: Story = { args: { isWatched: true } };

/** 手机。 */
export const Narrow: Story = { args: { isWatched: true }, globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '关注这家公司' });
    await playKeys({ userEvent, step }, watchCompanyKeys, {
      watch: {
        given: () => button.focus(),
        proves: async () => {
          await expect(button).toHaveAttribute('aria-pressed', 'true');
          await expect(button).toHaveFocus();
        },
      },
    });
  },
};
