import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** A page that could not be shown: 404 for what does not exist, else what went wrong and how to go on. */
export function RouteFailurePage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <h1>{status}</h1>;
}
