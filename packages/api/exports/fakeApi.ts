export { fakeApi } from '../src/fakeApi.ts';
export type { FakeAnswers } from '../src/fakeApi.ts';
