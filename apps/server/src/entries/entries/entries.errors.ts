import { Failure } from '../../platform/errors.ts';

/** What a form for an entry asks for. */
export type FactField = 'name' | 'nameCn' | 'country' | 'website' | 'evidence' | 'brandId' | 'validTo' | 'mpns';

/** One fact of the form is wrong in a way that no schema tells. */
export const wrongFactFailure = (field: FactField, msg: string) => new Failure(422, 'entry.wrong_fact', msg, { fields: [{ field, msg }] });
/** It is published: what is wrong with it is put right on its page. */
export const entryPublishedFailure = () => new Failure(409, 'entry.state', '这一条已经收进目录，不能再改或删除');
/** The directory got the same meanwhile; found when an operator approves. */
export const entryExistsFailure = (name: string) => new Failure(409, 'entry.exists', `目录里已经有“${name}”，不能重复收录：请驳回这一条`);
/** The company or brand that it is about left the directory meanwhile. */
export const entryTargetGoneFailure = () => new Failure(409, 'entry.gone', '它说的公司或品牌已经不在目录里：请驳回这一条');
