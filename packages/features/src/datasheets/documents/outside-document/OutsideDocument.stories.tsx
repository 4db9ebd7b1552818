import type { Document, LinkHealth } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makerDocument } from '../../parts/part-detail/PartDetail.fixtures.ts';
import { OutsideDocument } from './OutsideDocument.tsx';

/** A fictitious maker's: nothing is said of a real one's links. */
const example: Document = {
  ...makerDocument,
  brandName: 'Example Semiconductor',
  brandNameCn: '例芯半导体',
  title: 'EX32F103 数据手册',
  mpns: ['EX32F103C8'],
  outsideUrl: 'https://www.example.com/pdf/ex32f103.pdf',
  host: 'www.example.com',
};
const found = (status: LinkHealth['status'], movedTo: string | null = null): Document => ({
  ...example,
  link: { status, checkTime: '2026-11-20T03:00:00Z', movedTo },
});

const meta = {
  title: 'Features/Datasheets/OutsideDocument',
  component: OutsideDocument,
  tags: ['autodocs', 'stable'],
  args: { document: makerDocument, onReport: fn() },
} satisfies Meta<typeof OutsideDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 手册在原厂网站：写明主机名与地址，由访客决定是否前往；没有检查过就说没有，可以报告失效。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('本站没有检查过')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '报告链接失效' }));
    await expect(args.onReport).toHaveBeenCalledWith(`${makerDocument.title}，原厂链接失效：${makerDocument.outsideUrl}\n打开后看到的是：`);
  },
};

/** 检查过，可以打开。 */
export const Checked: Story = {
  args: { document: found('ok') },
  play: async ({ canvas }) => expect(canvas.getByText('原厂链接可以打开（检查于 2026-11-20）')).toBeVisible(),
};

/** 失效：写明什么时候查的，链接退到第二位。 */
export const Dead: Story = {
  args: { document: found('dead') },
  play: async ({ canvas }) => expect(canvas.getByText('原厂链接失效（检查于 2026-11-20）')).toBeVisible(),
};

/** 永久转到别的主机：新地址可以打开。 */
export const Moved: Story = {
  args: { document: found('moved', 'https://docs.example.org/ex32f103.pdf') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已转到新地址 docs.example.org（检查于 2026-11-20）')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /docs\.example\.org\/ex32f103\.pdf/ })).toBeVisible();
  },
};

/** 给的是网页，不是 PDF。 */
export const LoginWall: Story = { args: { document: found('loginWall') } };

/** 原厂网站几次没有回应。 */
export const Unreachable: Story = { args: { document: found('unreachable') } };

/** 本站问不了的：不说状态；只有不加密的地址时写明。 */
export const Unchecked: Story = {
  args: { document: { ...found('unchecked'), outsideUrl: 'http://www.example.com/ex32f103.pdf' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本站没有检查过')).toBeVisible();
    await expect(canvas.getByText(/不加密/)).toBeVisible();
  },
};

/** 失效了，本站有许可存下的副本：在本站阅读，SHA-256 可以核对。 */
export const Archived: Story = {
  args: {
    document: {
      ...found('dead'),
      isHosted: true,
      sha256: 'a1b2c3d4'.repeat(8),
      sizeBytes: 1_284_220,
      archive: { licence: '原厂书面同意（2026-10-08 来函）', time: '2026-10-09T02:00:00Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '打开存档副本' })).toHaveAttribute('href', '/specification_detail/12?brandId=301');
    await expect(canvas.getByText('a1b2c3d4'.repeat(8))).toBeVisible();
  },
};

/** 很长的地址与很多型号。 */
export const LongText: Story = {
  args: {
    document: {
      ...found('moved', `https://docs.example.org/${'very-long-name-'.repeat(8)}.pdf`),
      mpns: Array.from({ length: 20 }, (_, at) => `EX32F103C8T6-${at}`),
      outsideUrl: `https://www.example.com/resource/en/datasheet/${'very-long-name-'.repeat(8)}.pdf`,
    },
  },
  globals: { viewport: { value: 'w360' } },
};
