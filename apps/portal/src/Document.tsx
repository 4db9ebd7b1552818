import type { AccessibilityChoices } from '@chippage/features/AccessibilitySettings';
import type { ReactNode } from 'react';
import type { Theme } from './atoms/theme.ts';
import './display/display.css.ts';
import { displayAttributes } from './display/display.ts';

export interface DocumentProps {
  /** What the visitor chose; `auto` follows the system by CSS, so nothing flashes. */
  theme: Theme;
  /** Motion and type as chosen; what the visitor changes later, `useDisplay` writes into the document. */
  display: AccessibilityChoices;
  children: ReactNode;
}

/**
 * The whole document. Titles and links come from the pages and are hoisted into the head by React;
 * styles, scripts and the state come from the host, which knows the build: React skips what it did not render there.
 */
export function Document({ theme, display, children }: DocumentProps) {
  return (
    <html lang="zh-CN" data-theme={theme} data-density="comfortable" {...displayAttributes(display)}>
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
