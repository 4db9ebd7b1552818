import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DocumentTools } from './DocumentTools.tsx';

const current = { id: 12, brandId: 3, isHosted: true, version: 'Rev. B', publishedOn: '2024-03-01' };
const older = { id: 11, brandId: 3, isHosted: true, version: 'Rev. A', publishedOn: '2022-06-15' };

const meta = {
  title: 'Features/Datasheets/DocumentTools',
  component: DocumentTools,
  tags: ['autodocs', 'stable'],
  args: { document: current, revisions: [current, older], isCollected: false, onCollect: fn(), isMailing: false, onMail: fn() },
} satisfies Meta<typeof DocumentTools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 存入、发送，和上一版对照；键盘都按得到。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '与Rev. A对照' })).toHaveAttribute('href', expect.stringContaining('a=11&b=12'));
    canvas.getByRole('button', { name: '存入我的数据手册' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollect).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMail).toHaveBeenCalledOnce();
  },
};

/** 正在看旧版：和现行版对照。 */
export const Older: Story = {
  args: { document: older },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '与Rev. B对照' })).toHaveAttribute('href', expect.stringContaining('a=11&b=12')),
};

/** 已经存入。 */
export const Collected: Story = {
  args: { isCollected: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '存入我的数据手册' })).toHaveAttribute('aria-pressed', 'true'),
};

/** 正在发送。 */
export const Mailing: Story = { args: { isMailing: true } };

/** 版本未知，也没有别的版本。 */
export const NoVersion: Story = {
  args: { document: { id: 12, brandId: 3, isHosted: false, version: null, publishedOn: null }, revisions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /对照/ })).toBeNull();
    const place = encodeURIComponent('/specification_outside_detail/12');
    await expect(canvas.getByRole('link', { name: '侵权投诉' })).toHaveAttribute('href', `/takedown?place=${place}`);
  },
};

/** 很长的版本名，手机宽度。 */
export const LongText: Story = {
  args: { document: { ...current, version: 'DS5319 Rev 18 including errata sheet ES096 corrections and package update' } },
  globals: { viewport: { value: 'w360' } },
};
