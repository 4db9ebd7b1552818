import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleUsedPart } from '../../resources.fixtures.ts';
import { UsedParts } from './UsedParts.tsx';

const meta = {
  title: 'Features/Resources/UsedParts',
  component: UsedParts,
  tags: ['autodocs', 'experimental'],
  args: { parts: ready({ data: [sampleUsedPart()], totalRecord: 1 }), page: 1, getHref: (page) => `#${page}` },
} satisfies Meta<typeof UsedParts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 型号到它的页面，资料到资料；还有更多的到方案列表。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'TLV75733PDBVR' })).toHaveAttribute('href', '/datasheet/datasheetDetail/5');
    await expect(canvas.getByRole('link', { name: 'TLV75733 稳压电路' })).toHaveAttribute('href', '/prefecture/resource/12');
    await expect(canvas.getByRole('link', { name: '还有 3 份' })).toHaveAttribute('href', '/prefecture/circuitScheme?part=TLV75733PDBVR');
  },
};

/** 这一类没有资料用到。 */
export const Empty: Story = { args: { parts: ready({ data: [], totalRecord: 0 }) } };

/** 正在加载。 */
export const Loading: Story = { args: { parts: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { parts: failed(fn()) } };

/** 手机：表自己滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
