export { ApiProvider, useApi } from '../src/ApiProvider.tsx';
export type { ApiClient, ApiProviderProps } from '../src/ApiProvider.tsx';
