import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCorrections } from '../corrections.fixtures.ts';
import { CorrectionReason, CorrectionTag, CorrectionTimes } from './CorrectionWords.tsx';

const meta = {
  title: 'Features/Companies/CorrectionWords',
  component: CorrectionTag,
  tags: ['autodocs', 'experimental'],
  args: { state: 'open' },
} satisfies Meta<typeof CorrectionTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 纠错在哪一步、什么时候交的和处理的、处理时说了什么；还没有处理就没有后两样。 */
export const Default: Story = {
  render: () => (
    <ul>
      {sampleCorrections.map((correction) => (
        <li key={correction.id}>
          <CorrectionTag state={correction.state} /> <CorrectionTimes {...correction} />
          <CorrectionReason {...correction} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const name of ['处理中', '已更正', '已驳回']) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getByText('处理说明：来源已更新')).toBeVisible();
    await expect(canvas.getByText('驳回原因：材料看不清案号，请重新上传')).toBeVisible();
    await expect(canvas.getAllByText(/^处理于/)).toHaveLength(2);
  },
};
