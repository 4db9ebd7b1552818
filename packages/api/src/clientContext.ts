import { createContext, useContext } from 'react';
import type { ApiClient } from './client.ts';

/** Carries the client of this tree; there is no global one. */
export const ClientContext = createContext<ApiClient | null>(null);

/**
 * The client of the nearest ApiProvider, for functions such as `loginBySms(vars, { client })`.
 * @throws Error outside of an ApiProvider
 */
export function useApi(): ApiClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('useApi needs an <ApiProvider client={…}> above it');
  return client;
}
