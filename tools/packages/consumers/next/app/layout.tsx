import '@chippage/ui/styles.css';
import '@chippage/features/styles.css';
import './partner.css';
import type { ReactNode } from 'react';
import { Locale } from './Locale';

export const metadata = { title: '伙伴站', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <Locale>{children}</Locale>
      </body>
    </html>
  );
}
