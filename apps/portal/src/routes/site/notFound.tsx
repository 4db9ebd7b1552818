import { data } from 'react-router-dom';

/** An address that no page has. */
export const loader = (): never => {
  throw data({ message: '', requestId: null }, { status: 404 });
};

/** Never shown: the error boundary answers. */
export default function NotFoundRoute() {
  return null;
}
