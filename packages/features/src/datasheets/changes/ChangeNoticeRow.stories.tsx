import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../parts/row-list/RowList.tsx';
import { changeSamples } from './changes.fixtures.ts';
import { ChangeNoticeRow } from './ChangeNoticeRow.tsx';

const [eol, pcn] = changeSamples;

const meta = {
  title: 'Features/Datasheets/ChangeNoticeRow',
  component: ChangeNoticeRow,
  tags: ['autodocs', 'experimental'],
  args: { notice: eol! },
  decorators: [
    (Story) => (
      <RowList label="通知">
        <Story />
      </RowList>
    ),
  ],
} satisfies Meta<typeof ChangeNoticeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 停产：最后下单和最后发货的日期，原厂文件；目录里有的型号是链接，没有的只是字。 */
export const EndOfLife: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('最后下单 2027-03-31')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'EX32F103C8T6' })).toHaveAttribute('href', '/datasheet/datasheetDetail/1');
    await expect(canvas.queryByRole('link', { name: 'EX32F103VCT7' })).not.toBeInTheDocument();
    await expect(canvas.getByText('EX32F103VCT7')).toHaveAttribute('translate', 'no');
    await expect(canvas.getByRole('link', { name: /原厂文件/ })).toHaveAttribute('target', '_blank');
  },
};

/** 变更：没有编号就说没有，没有日期和文件就不写。 */
export const Change: Story = {
  args: { notice: pcn! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有编号')).toBeVisible();
    await expect(canvas.queryByText(/最后下单/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /原厂文件/ })).not.toBeInTheDocument();
  },
};

/** 其他通知。 */
export const Other: Story = { args: { notice: { ...pcn!, kind: 'other', title: '官网改版，旧地址转到新地址（示例）' } } };

/** 在型号自己的页面上：不再说是哪家的、哪些型号。 */
export const OnItsPart: Story = {
  args: { hasParts: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'EX32F103C8T6' })).not.toBeInTheDocument(),
};

/** 涉及很多型号：列出十二个，其余说个数。 */
export const ManyParts: Story = {
  args: { notice: { ...eol!, parts: Array.from({ length: 500 }, (_, at) => ({ partId: at + 1, mpn: `EX32F103-${at}` })) } },
  play: async ({ canvas }) => expect(canvas.getByText('另有 488 个型号')).toBeVisible(),
};

/** 标题、编号、说明和型号都很长。 */
export const LongText: Story = {
  args: {
    notice: {
      ...eol!,
      brandNameCn: null,
      brandName: 'Example Semiconductor Manufacturing And Packaging Company Limited',
      number: 'EX-EOL-2026-014-REV-C-SUPPLEMENT-TO-EX-EOL-2026-011',
      title: '关于 EX32F103、EX32F105、EX32F107 全系列在 LQFP-48、LQFP-64、LQFP-100 和 LQFP-144 封装下的停产与最后采购安排的通知（示例）',
      summary: '产线搬迁后不再生产。'.repeat(20),
      parts: [{ partId: 1, mpn: 'EX32F103C8T6-EXTENDED-TEMPERATURE-AUTOMOTIVE-GRADE-TRAY-0' }],
    },
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
