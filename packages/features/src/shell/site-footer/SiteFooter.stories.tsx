import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { expect } from 'storybook/test';
import { FeaturesProvider } from '../../i18n/FeaturesProvider.tsx';
import { samplePaths, sampleSite } from '../../i18n/features.fixtures.ts';
import { footerColumns } from './SiteFooter.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Features/Shell/SiteFooter',
  component: SiteFooter,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    about: (
      <>
        电子元器件数据手册、行情与求购。器件数据来源见 <Link href="/dataSources">数据来源与许可</Link>，未知的参数标为“未知”。
      </>
    ),
    columns: footerColumns,
    codes: [
      { label: 'App 下载', href: '/mobile', image: <QrIcon size={32} /> },
      { label: '公众号', href: '/about', image: <QrIcon size={32} /> },
    ],
    year: 2026,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 常见的页脚：二维码旁有同样去处的文字链接。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'App 下载二维码' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'App 下载' })).toBeVisible();
    await expect(canvas.getByText(/ICP 备案号/)).toBeVisible();
    await expect(canvas.queryByText(/公安备案号/)).toBeNull();
  },
};

/** 没有备案号、没有二维码的站点：不留空标签。 */
export const NoFilings: Story = {
  args: { codes: [] },
  decorators: [
    (Story) => (
      <FeaturesProvider site={{ name: sampleSite.name, filings: { icp: '' } }} paths={samplePaths}>
        <Story />
      </FeaturesProvider>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.queryByText(/备案号|许可证/)).toBeNull(),
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
