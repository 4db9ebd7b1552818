import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeLeft } from './TimeLeft.tsx';

const HOUR_MS = 3_600_000;
// Half an hour more: what is to be five hours is that for as long as the story lives.
const inHours = (hours: number) => new Date(Date.now() + (hours + 0.5) * HOUR_MS).toISOString();

const meta = {
  title: 'Features/Mall/TimeLeft',
  component: TimeLeft,
  tags: ['autodocs', 'stable'],
  args: { deadline: inHours(60) },
} satisfies Meta<typeof TimeLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 两天多。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('还剩 2 天多')).toBeVisible() };

/** 几小时。 */
export const Hours: Story = { args: { deadline: inHours(5) }, play: async ({ canvas }) => expect(canvas.getByText('还剩 5 小时多')).toBeVisible() };

/** 过了。 */
export const Over: Story = { args: { deadline: inHours(-5) }, play: async ({ canvas }) => expect(canvas.getByText('已到期')).toBeVisible() };
