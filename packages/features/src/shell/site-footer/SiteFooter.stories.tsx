import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@chippage/ui/Link';
import { expect } from 'storybook/test';
import { FeaturesProvider } from '../../i18n/FeaturesProvider.tsx';
import { samplePaths, sampleSite } from '../../i18n/features.fixtures.ts';
import { footerColumns } from './SiteFooter.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Features/Shell/SiteFooter',
  component: SiteFooter,
  tags: ['autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    about: (
      <>
        电子元器件数据手册、行情与求购。器件数据来源见 <Link href="/dataSources">数据来源与许可</Link>，未知的参数标为“未知”。
      </>
    ),
    columns: footerColumns,
    codes: [
      { label: 'App 下载', href: '/mobile', url: 'https://www.example.com/mobile' },
      { label: '公众号', href: '/about', url: 'https://www.example.com/about' },
    ],
    year: 2026,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 常见的页脚：二维码旁有同样去处的文字链接。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'App 下载二维码，或访问 www.example.com/mobile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'App 下载' })).toHaveAttribute('href', '/mobile');
    await expect(canvas.getByRole('link', { name: /^ICP 备案号 示例 ICP 备 00000000 号\s?（新窗口打开）$/ })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    await expect(canvas.queryByText(/公安备案号/)).toBeNull();
    for (const name of ['关于我们', '隐私政策', '联系我们', '免责声明']) await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: '友情链接' })).toBeVisible();
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

/** 三种备案号都有：公安备案带图标。 */
export const AllFilings: Story = {
  decorators: [
    (Story) => (
      <FeaturesProvider
        site={{ ...sampleSite, filings: { icp: '示例ICP备00000000号-1', publicSecurity: '示例公网安备 00000000000000号', telecom: '示例 B2-00000000' } }}
        paths={samplePaths}
      >
        <Story />
      </FeaturesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /示例公网安备 00000000000000号/ });
    await expect(link).toHaveAttribute('href', 'https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000');
    await expect(canvas.getByRole('img', { name: '公安备案图标' })).toBeVisible();
  },
};

/** 多一栏：各栏仍在一行里。 */
export const MoreColumns: Story = {
  args: {
    columns: [
      { title: '浏览', links: ['数据手册', '全部品牌', '国产品牌', '数据来源'].map((label, index) => ({ label, href: `/browse/${index}` })) },
      ...footerColumns,
    ],
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
