// Pages of Storybook are not loaded where stories are only tested.
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';
// Listens from the start, so that a page knows what was chosen while a story was shown.
import './currentLooks.ts';

const Frame = lazy(async () => ({ default: (await import('./Frame.tsx')).Frame }));
const Page = lazy(async () => ({ default: (await import('./PartPage.tsx')).PartPage }));

/** What stands around every page. */
export function LazyFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}

/** The page that Storybook writes for every part. */
export function LazyPartPage() {
  return <Page />;
}
