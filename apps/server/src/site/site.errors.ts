import { Failure } from '../platform/errors.ts';

/** A link that cannot be kept; `msg` names it. */
export const wrongLinkFailure = (field: string, msg: string) => new Failure(422, 'navigation.link', msg, { fields: [{ field, msg }] });
