import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleJobs } from '../../jobs.fixtures.ts';
import { JobCard } from './JobCard.tsx';

const meta = {
  title: 'Features/Jobs/JobCard',
  component: JobCard,
  tags: ['autodocs', 'experimental'],
  args: { job: sampleJobs[0]! },
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 薪资在行尾，数字对齐；整张卡片是一个链接。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '数字验证工程师' })).toHaveAttribute('href', '/news/recruitDetail/11');
    await expect(canvas.getByText('25-40K·14薪')).toBeVisible();
    await expect(canvas.getByText('深圳 · 南山区')).toBeVisible();
  },
};

/** 示例公司的职位写着示例；实习写每周几天。 */
export const Sample: Story = {
  args: { job: sampleJobs[1]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('示例')).toBeVisible();
    await expect(canvas.getByText('每周 4 天')).toBeVisible();
  },
};

/** 手机、很长的名称和技能。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    job: {
      ...sampleJobs[0]!,
      title: '车规级多核微控制器功能安全与信息安全系统架构设计高级工程师（产品线负责人）',
      skills: ['ISO 26262 功能安全', 'AUTOSAR Adaptive', 'SystemVerilog', 'UVM', '形式验证', '低功耗设计', '可测性设计'],
      company: { ...sampleJobs[0]!.company, name: '北辰半导体与集成电路设计及应用技术（深圳前海深港现代服务业合作区）有限公司' },
    },
  },
};
