export { createApi } from '../src/http.ts';
export type { ApiClient, ApiOptions, Session } from '../src/http.ts';
