import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CreditStateTag, StatementStateTag } from './CreditTags.tsx';

const meta = {
  title: 'Features/Mall/CreditTags',
  component: CreditStateTag,
  tags: ['autodocs', 'experimental'],
  args: { terms: { state: 'active', stateName: '已开通' } },
} satisfies Meta<typeof CreditStateTag>;
export default meta;
type Story = StoryObj<typeof meta>;

const terms = { applied: '待审核', active: '已开通', paused: '已暂停', refused: '未通过', ended: '已结束' } as const;
const statements = { open: '未付款', part_paid: '部分付款', paid: '已付清', overdue: '已逾期' } as const;
const statesOf = <States extends object>(states: States) => Object.keys(states) as (keyof States)[];

/** 月结在哪一步，有字也有图标，不只靠颜色。 */
export const Default: Story = {
  render: () => (
    <p>
      {statesOf(terms).map((state) => (
        <CreditStateTag key={state} terms={{ state, stateName: terms[state] }} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    for (const name of Object.values(terms)) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** 对账单付了没有。 */
export const OfStatements: Story = {
  render: () => (
    <p>
      {statesOf(statements).map((state) => (
        <StatementStateTag key={state} statement={{ state, stateName: statements[state] }} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    for (const name of Object.values(statements)) await expect(canvas.getByText(name)).toBeVisible();
  },
};
