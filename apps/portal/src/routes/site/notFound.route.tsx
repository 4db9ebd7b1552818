import { notFound } from '../../page/missing.ts';

/** An address that no page has. */
export const loader = (): never => {
  throw notFound();
};

/** Never shown: the error boundary answers. */
export default function NotFoundRoute() {
  return null;
}
