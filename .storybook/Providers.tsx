import { FeaturesProvider } from '@chippage/features/FeaturesProvider';
import { samplePaths, sampleSite } from '@chippage/features/fixtures';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Mounts what the portal mounts around every piece, with fakes, so that a story sees the same world. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="zh-CN">
      <FeaturesProvider site={sampleSite} paths={samplePaths}>
        {children}
      </FeaturesProvider>
    </I18nProvider>
  );
}
