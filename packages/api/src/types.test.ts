import { expectTypeOf, test } from 'vitest';
import { loginBySms, sendCode } from './generated/account.ts';
import { documentDownloads, partDetailQuery, partSearchQuery } from './generated/datasheets.ts';
import type { CodeSent, PartDetail, PartRow } from './generated/types.ts';
import type { InputOf, OperationId, ReceivedFile, ReplyOf, VarsOf } from './operations.ts';

test('调用的输入与输出由契约决定', () => {
  expectTypeOf(partDetailQuery.fetch).returns.resolves.toEqualTypeOf<PartDetail>();
  expectTypeOf(partSearchQuery.fetch).returns.resolves.toHaveProperty('data').toEqualTypeOf<PartRow[]>();
  expectTypeOf(sendCode).returns.resolves.toEqualTypeOf<CodeSent>();
  expectTypeOf(documentDownloads).returns.resolves.toEqualTypeOf<ReceivedFile>();
  expectTypeOf<VarsOf<'partSearch'>['pageIndex']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<InputOf<'partSearch'>['query']['pageIndex']>().toEqualTypeOf<number>();
  expectTypeOf<Extract<ReplyOf<'sendCode'>, { code: 0 }>>().not.toBeNever();
  expectTypeOf<Extract<ReplyOf<'partDetail'>, { code: 0 }>>().toBeNever();
  expectTypeOf<'partSearch' | 'myDetail'>().toExtend<OperationId>();
  // @ts-expect-error the code is missing
  void (() => loginBySms({ mobile: '13800000000' }, { client: { request: async () => null } }));
  // @ts-expect-error no such state of life
  void (() => partSearchQuery.key({ lifecycle: ['dead'] }));
});
