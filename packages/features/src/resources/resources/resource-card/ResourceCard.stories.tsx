import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleResource, sampleResources } from '../../resources.fixtures.ts';
import { ResourceCard, ResourceCards } from './ResourceCard.tsx';

const meta = {
  title: 'Features/Resources/ResourceCard',
  component: ResourceCard,
  subcomponents: { ResourceCards },
  tags: ['autodocs', 'experimental'],
  args: { resource: sampleResource() },
} satisfies Meta<typeof ResourceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 种类、领域、许可、大小、下载和评分；整张卡是一个链接。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3.3 V 低压差稳压（TLV75733）' })).toHaveAttribute('href', '/prefecture/resource/12');
    await expect(canvas.getByText(/CC BY 4\.0/)).toBeVisible();
    await expect(canvas.getByText('2 个文件，共 12.5 kB')).toBeVisible();
    await expect(canvas.getByText('示例')).toBeVisible();
  },
};

/** 几张并排，有图的和没有图的。 */
export const Cards: Story = { render: () => <ResourceCards resources={sampleResources} /> };

/** 没有图、没有评分、没有人下载。 */
export const Bare: Story = { args: { resource: sampleResources[1]! } };

/** 手机、很长的标题和标签。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { resource: sampleResource({ title: '很长的标题'.repeat(12), summary: '很长的简介。'.repeat(40) }) },
};
