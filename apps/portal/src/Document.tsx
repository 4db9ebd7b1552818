import type { ReactNode } from 'react';
import type { Theme } from './atoms/theme.ts';

export interface DocumentProps {
  /** What the visitor chose; `auto` follows the system by CSS, so nothing flashes. */
  theme: Theme;
  children: ReactNode;
}

/**
 * The whole document. Titles and links come from the pages and are hoisted into the head by React;
 * styles, scripts and the state come from the host, which knows the build: React skips what it did not render there.
 */
export function Document({ theme, children }: DocumentProps) {
  return (
    <html lang="zh-CN" data-theme={theme} data-density="comfortable">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
      </head>
      <body>{children}</body>
    </html>
  );
}
