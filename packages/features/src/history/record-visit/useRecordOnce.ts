import { type ApiClient } from '@chippage/api/http';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import { useEffect, useRef } from 'react';

/** Writes one visit down once and reads the list of visits anew. @param visit what was visited and by whom; null writes nothing */
export function useRecordOnce(visit: string | null, record: (client: ApiClient) => Promise<unknown>, list: { route: string }): void {
  const client = useApi();
  const invalidate = useInvalidate();
  const written = useRef<string>(undefined);
  useEffect(() => {
    if (visit === null || written.current === visit) return;
    written.current = visit;
    record(client).then(
      () => invalidate(list),
      () => undefined,
    );
  });
}
