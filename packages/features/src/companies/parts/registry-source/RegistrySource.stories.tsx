import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { provenance } from '../../companies.fixtures.ts';
import { RegistrySource } from './RegistrySource.tsx';

const meta = {
  title: 'Features/Companies/RegistrySource',
  component: RegistrySource,
  tags: ['autodocs', 'experimental'],
  args: { provenance: { ...provenance, isSample: false } },
} satisfies Meta<typeof RegistrySource>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 来源和查询时间；时间写到分，是中国的时间。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('2026-11-30 10:20')).toBeVisible() };

/** 示例的数据源：说明没有这样的公司。 */
export const Sample: Story = { args: { provenance } };

/** 数据源没有回答，显示的是上一次的。 */
export const Stale: Story = { args: { provenance: { ...provenance, isSample: false, isStale: true } } };

/** 手机上。 */
export const Narrow: Story = { args: { provenance: { ...provenance, isStale: true } }, globals: { viewport: { value: 'w360' } } };
