import { Failure, notFound } from '../../../platform/errors.ts';

/** The value cannot be, or the source is no address. */
export const wrongFactFailure = (field: 'value' | 'source' | 'reason', msg: string) => new Failure(422, 'part.wrong_value', msg, { fields: [{ field, msg }] });
/** The part has no such fact. */
export const noSuchFactFailure = () => notFound('参数');
/** Somebody else was faster; what the confirmation named is not true any more. */
export const correctedMeanwhileFailure = (name: string, now: string) =>
  new Failure(409, 'part.corrected_meanwhile', `“${name}”刚才已经改成“${now}”，请核对后再更正`);
/** It already is so. */
export const sameValueFailure = (name: string, text: string) => wrongFactFailure('value', `“${name}”现在就是“${text}”`);
/** It was undone, or a later one holds. */
export const notStandingFailure = () => new Failure(409, 'part.correction_state', '这条更正已经撤销，或者有了更新的更正，请刷新后再看');
