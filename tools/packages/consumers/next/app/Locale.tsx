'use client';

import type { ReactNode } from 'react';
import { I18nProvider } from '@chippage/ui/I18nProvider';

export function Locale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>;
}
