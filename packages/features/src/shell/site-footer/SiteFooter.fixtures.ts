import type { FooterColumn } from './SiteFooter.tsx';

/** The two columns of the portal's foot. */
export const footerColumns: FooterColumn[] = [
  {
    title: '芯页',
    links: [
      { label: '关于我们', href: '/about' },
      { label: '隐私政策', href: '/privacy' },
      { label: '联系我们', href: '/contactUs' },
      { label: '免责声明', href: '/disclaimer' },
    ],
  },
  {
    title: '友情链接',
    links: ['得捷电子', '贸泽电子', '意法半导体', '兆易创新', '沁恒微电子', '雅特力'].map((label) => ({
      label,
      href: `https://example.com/${encodeURIComponent(label)}`,
      isOutside: true,
    })),
  },
];
