import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { ApiClient } from './client.ts';
import { ClientContext } from './clientContext.ts';
import { isRetryable } from './errors.ts';

export { useApi } from './clientContext.ts';
export type { ApiClient } from './client.ts';

/** What a tree needs to read and write. */
export type ApiProviderProps = {
  /** Carries the calls out: createApi or fakeApi. */
  client: ApiClient;
  /** Answers that are already there, by `query.serial(vars)`: what the server read while rendering. */
  fallback?: Record<string, unknown>;
  children: ReactNode;
};

const none: Record<string, unknown> = {};

/** Gives a tree its client and a cache of its own; nothing is shared with another tree or request. */
export function ApiProvider({ client, fallback = none, children }: ApiProviderProps) {
  const [cache] = useState(() => new Map());
  useEffect(() => {
    // The part that sends calls is fetched at the first sign of life: who only reads what the server drew never needs it.
    const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
    const warm = () => {
      for (const sign of signs) window.removeEventListener(sign, warm, { capture: true });
      client.warm?.();
    };
    for (const sign of signs) window.addEventListener(sign, warm, { passive: true, capture: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, warm, { capture: true });
    };
  }, [client]);
  return (
    <ClientContext.Provider value={client}>
      <SWRConfig
        value={{
          provider: () => cache,
          fallback,
          revalidateOnFocus: false,
          // A refusal stays a refusal; only a missing or failed answer is worth another try.
          shouldRetryOnError: isRetryable,
          errorRetryCount: 2,
        }}
      >
        {children}
      </SWRConfig>
    </ClientContext.Provider>
  );
}
