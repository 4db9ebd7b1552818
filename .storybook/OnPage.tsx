import type { ReactNode } from 'react';
import { useLooks } from './blocks/currentLooks.ts';
import type { Looks } from './looks.ts';

/** A story on a page. One that pins its theme or density gets a place of its own; the page stays as the toolbar says. */
export function OnPage({ theme, density, children }: Looks & { children: ReactNode }) {
  const page = useLooks();
  if (theme === page.theme && density === page.density) return children;
  return (
    <div data-theme={theme === 'partner' ? 'light' : theme} data-density={density} style={{ padding: 16, background: 'var(--cp-color-bg-page)' }}>
      {children}
    </div>
  );
}
