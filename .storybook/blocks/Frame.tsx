import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { docsThemes } from '../docsTheme.ts';
import { Providers } from '../Providers.tsx';
import './blocks.css.ts';
import { useLooks } from './currentLooks.ts';

/** Around every page: the theme of the toolbar, and what our parts expect around them. */
export function Frame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useLooks();
  return (
    <DocsContainer context={context} theme={docsThemes[theme === 'dark' ? 'dark' : 'light']}>
      <Providers>{children}</Providers>
    </DocsContainer>
  );
}
