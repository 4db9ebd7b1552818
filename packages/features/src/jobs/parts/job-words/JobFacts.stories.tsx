import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleJobs } from '../../jobs.fixtures.ts';
import { JobFacts } from './JobFacts.tsx';

const meta = {
  title: 'Features/Jobs/JobFacts',
  component: JobFacts,
  tags: ['autodocs', 'experimental'],
  args: { job: sampleJobs[0]! },
  render: (args) => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <JobFacts {...args} />
    </p>
  ),
} satisfies Meta<typeof JobFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 城市和区，经验、学历、性质、方向。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const fact of ['深圳 · 南山区', '3–5 年', '本科', '全职', '验证']) await expect(canvas.getByText(fact)).toBeVisible();
  },
};

/** 实习：没有区，多一项每周几天。 */
export const Intern: Story = {
  args: { job: sampleJobs[1]! },
  play: async ({ canvas }) => {
    for (const fact of ['合肥', '实习', /4 天/]) await expect(canvas.getByText(fact)).toBeVisible();
  },
};
