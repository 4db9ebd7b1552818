import { expect, expectTypeOf, test } from 'vitest';
import { loginBySms, sendCode } from './generated/account.ts';
import { documentDownloads, partDetailQuery, partSearchQuery } from './generated/datasheets.ts';
import type { CodeSent, PartDetail, PartRow } from './generated/types.ts';
import { ApiError } from './errors.ts';
import { isRefusal, reasonOf } from './reasons.ts';
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

test('拒绝的原因只能和这个接口会有的相比', () => {
  const error: unknown = new ApiError({ status: 200, reason: 'cart.full', message: '满了' });
  expect(isRefusal<'addToCart'>(error, 'cart.full')).toBe(true);
  expect(isRefusal<'addToCart'>(error, 'session.required')).toBe(false);
  expect(isRefusal<'addToCart'>(new Error('cart.full'), 'cart.full')).toBe(false);
  expect(reasonOf<'addToCart'>(error)).toBe('cart.full');
  expect(reasonOf(new Error('x'))).toBeNull();
  // @ts-expect-error a reason of another call
  void isRefusal<'addToCart'>(error, 'receipt.amount');
  // @ts-expect-error no such reason
  void (reasonOf<'addToCart'>(error) === 'cart.fulll');
  // @ts-expect-error a reason of its own needs the call
  void isRefusal(error, 'cart.full');
});
