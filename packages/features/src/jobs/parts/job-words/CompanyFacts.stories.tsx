import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleJobs } from '../../jobs.fixtures.ts';
import { CompanyFacts } from './CompanyFacts.tsx';

const company = sampleJobs[0]!.company;

const meta = {
  title: 'Features/Jobs/CompanyFacts',
  component: CompanyFacts,
  tags: ['autodocs', 'experimental'],
  args: { company },
  render: (args) => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <CompanyFacts {...args} />
    </p>
  ),
} satisfies Meta<typeof CompanyFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 行业、人数、融资阶段。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const fact of ['集成电路设计', /100-499/, /B 轮/]) await expect(canvas.getByText(fact)).toBeVisible();
  },
};

/** 只知道一项：别的不写，也不占位置。 */
export const LittleKnown: Story = {
  args: { company: { ...company, scale: null, stage: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^集成电路设计$/);
  },
};
