import { FeaturesProvider } from '@chippage/features/FeaturesProvider';
import { portalPaths } from '@chippage/features/portalPaths';
import { I18nProvider } from '@chippage/ui/I18nProvider';
import type { ReactNode } from 'react';

const site = { name: '元件网' };
const paths = portalPaths('https://portal.example');
// The other systems' pages say it with these words, and the measurement waits for them.
const messages = { accountFields: { codeRequired: '请输入验证码', secondsLeft: '{seconds} 秒' } };

/** What docs/new-site.md puts around a site. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="zh-CN">
      <FeaturesProvider site={site} paths={paths} messages={messages}>
        {children}
      </FeaturesProvider>
    </I18nProvider>
  );
}
