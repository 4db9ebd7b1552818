import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkStatusTag } from './LinkStatusTag.tsx';

const meta = {
  title: 'Features/Operator/LinkStatusTag',
  component: LinkStatusTag,
  tags: ['autodocs', 'experimental'],
  args: { status: 'ok' },
} satisfies Meta<typeof LinkStatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 可以打开。 */
export const Default: Story = {};

/** 转到了别处：还到得了，所以不是警告。 */
export const Moved: Story = { args: { status: 'moved' } };

/** 失效。 */
export const Dead: Story = { args: { status: 'dead' } };

/** 给出的是网页。 */
export const LoginWall: Story = { args: { status: 'loginWall' } };

/** 没有回应。 */
export const Unreachable: Story = { args: { status: 'unreachable' } };

/** 查不了。 */
export const Unchecked: Story = { args: { status: 'unchecked' } };

/** 没有检查过。 */
export const Never: Story = { args: { status: null } };
