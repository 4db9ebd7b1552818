export { createApi } from '../src/http.ts';
export type { ApiClient, ApiOptions, Call, Session } from '../src/http.ts';
