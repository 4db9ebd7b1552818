import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anonymousDemand, demandRow } from '../../inquiries.fixtures.ts';
import { PosterName } from './PosterName.tsx';

const meta = {
  title: 'Features/Inquiries/PosterName',
  component: PosterName,
  tags: ['autodocs', 'stable'],
  args: { poster: demandRow().poster },
} satisfies Meta<typeof PosterName>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 公司名是链接，写明城市、认证和示例。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '样例智控科技（深圳）有限公司' })).toHaveAttribute('href', '/inquiry/corporateHome/12'),
};
/** 匿名：只有城市和认证。 */
export const Anonymous: Story = { args: { poster: anonymousDemand.poster }, play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull() };
/** 没有认证，城市也没有写。 */
export const Unverified: Story = { args: { poster: { company: { id: 1, name: '北辰电子' }, place: null, isVerified: false, isSample: false } } };
/** 窄处换行。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
