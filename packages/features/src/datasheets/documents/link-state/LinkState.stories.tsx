import type { LinkHealth } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkState } from './LinkState.tsx';
import { SourceMarks } from './SourceMarks.tsx';

const found = (status: LinkHealth['status'], movedTo: string | null = null): LinkHealth => ({ status, checkTime: '2026-11-20T03:00:00Z', movedTo });

const meta = {
  title: 'Features/Datasheets/LinkState',
  component: LinkState,
  subcomponents: { SourceMarks },
  tags: ['autodocs', 'experimental'],
  args: { link: found('dead') },
} satisfies Meta<typeof LinkState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 失效：写明哪天查的。 */
export const Dead: Story = { play: async ({ canvas }) => expect(canvas.getByText(/2026-11-20/)).toBeVisible() };

/** 转到了新地址：写明是谁的。 */
export const Moved: Story = {
  args: { link: found('moved', 'https://www.example.com/sheets/1.pdf') },
  play: async ({ canvas }) => expect(canvas.getByText(/www\.example\.com/)).toBeVisible(),
};

/** 要登录才能看。 */
export const LoginWall: Story = { args: { link: found('loginWall') } };

/** 几次都没有回应。 */
export const Unreachable: Story = { args: { link: found('unreachable') } };

/** 能打开：只在来源页说。 */
export const Well: Story = { args: { link: found('ok'), isAlways: true }, play: async ({ canvas }) => expect(canvas.getByText(/2026-11-20/)).toBeVisible() };

/** 本站存着副本：先写副本，再写原厂的链接怎样；没有要说的什么也不写。 */
export const Copy: Story = {
  render: () => (
    <p>
      原厂手册 <SourceMarks link={found('dead')} isCopy /> <SourceMarks link={null} isCopy={false} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('存档副本')).toBeVisible();
    await expect(canvas.getByText(/失效/)).toBeVisible();
  },
};

/** 没有查过、查不出、或能打开而不必说：什么也不写。 */
export const Silent: Story = {
  render: () => (
    <p>
      原厂手册
      <LinkState link={null} />
      <LinkState link={found('unchecked')} />
      <LinkState link={found('ok')} />
    </p>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('原厂手册')).toHaveTextContent(/^原厂手册$/),
};
