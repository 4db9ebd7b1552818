import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ago, HOUR_MS } from '../loaded/loaded.fixtures.ts';
import { RowList } from '../row-list/RowList.tsx';
import { ReviewedReason, ReviewedRow, ReviewedTag, ReviewedTime } from './ReviewedRow.tsx';

const meta = {
  title: 'Features/Parts/ReviewedRow',
  component: ReviewedRow,
  subcomponents: { ReviewedTag, ReviewedReason, ReviewedTime },
  tags: ['autodocs', 'experimental'],
  args: { name: '北辰分销', state: 'reviewing', reason: null, submitTime: ago(HOUR_MS), facts: <span>代理商</span> },
  render: (args) => (
    <Card padding="none">
      <RowList label="交过的">
        <ReviewedRow {...args} />
      </RowList>
    </Card>
  ),
} satisfies Meta<typeof ReviewedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 审核中：是什么、什么时候交的。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('审核中')).toBeVisible();
    await expect(canvas.getByText('代理商')).toBeVisible();
    await expect(canvas.getByText('提交于')).toBeVisible();
  },
};

/** 已通过：右边是能做的事；以前的原因不再说。 */
export const Approved: Story = {
  args: {
    state: 'approved',
    reason: '授权书看不清',
    actions: (
      <Button variant="outline" size="sm" aria-label="维护 北辰分销">
        维护
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已通过')).toBeVisible();
    await expect(canvas.queryByText(/授权书看不清/)).toBeNull();
  },
};

/** 已驳回：写明原因。 */
export const Refused: Story = {
  args: { state: 'refused', reason: '授权书看不清' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已驳回')).toBeVisible();
    await expect(canvas.getByText('驳回原因：授权书看不清')).toBeVisible();
  },
};

/** 手机、很长的名字和原因。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { ...Approved.args, state: 'refused', name: '很长的公司名'.repeat(12), reason: '证书上的公司与页面上的不是同一家，'.repeat(8) },
};
