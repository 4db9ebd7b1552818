import { useMatches } from 'react-router-dom';
import type { PageFrame } from '../page/routeModule.ts';

/** What the page shown asks of the frame around it. */
export function usePageFrame(): PageFrame {
  const handle: unknown = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}
