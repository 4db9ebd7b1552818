import { registryBlocks } from '@chippage/api/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changeRecords, enforcementRecords, holderRecords, reportRecords, valueOf } from '../../companies.fixtures.ts';
import { RegistryTable } from './RegistryTable.tsx';

const meta = {
  title: 'Features/Companies/RegistryTable',
  component: RegistryTable,
  tags: ['autodocs', 'experimental'],
  args: { caption: '股东信息一览', companyId: 12, fields: registryBlocks.holders.fields, records: holderRecords },
} satisfies Meta<typeof RegistryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 人和公司通到各自的页面；没有公示的写未公示。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '示例控股（深圳）有限公司' })).toHaveAttribute('href', '/checkEnterprise/companyDetail/31');
    await expect(canvas.getByRole('link', { name: '李示例' })).toHaveAttribute('href', '/checkEnterprise/eyePersonnel?id=7001&companyId=12');
    await expect(canvas.getByText('未公示')).toBeVisible();
  },
};

/** 金额是元。 */
export const Amounts: Story = {
  args: { caption: '被执行人', fields: registryBlocks.enforcements.fields, records: enforcementRecords },
  play: async ({ canvas }) => expect(canvas.getByText('¥1,286,400.00')).toBeVisible(),
};

/** 年报通到那一年。 */
export const Reports: Story = {
  args: { caption: '企业年报', fields: registryBlocks.reports.fields, records: reportRecords },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '2025 年度报告' })).toHaveAttribute('href', '/checkEnterprise/annualReport/12?year=2025'),
};

/** 手机上很长的变更内容：在表格里横向滚动。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    caption: '变更记录',
    fields: registryBlocks.changes.fields,
    records: [
      ...changeRecords,
      {
        id: 'long',
        values: [
          valueOf('item', '经营范围变更（含业务范围变更）'),
          valueOf('date', '2023-07-18'),
          valueOf('before', '一般经营项目：电子元器件、集成电路、半导体分立器件、光电子器件、计算机软硬件及外围设备的销售。'.repeat(3)),
          valueOf('after', '一般经营项目：集成电路芯片及产品销售；集成电路芯片设计及服务；供应链管理服务。'.repeat(4)),
        ],
      },
    ],
  },
};
