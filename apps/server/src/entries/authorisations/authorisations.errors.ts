import { Failure } from '../../platform/errors.ts';
import type { AuthorisationProblem } from './authorisations.rules.ts';

/** One fact of the form is wrong in a way that no schema tells. */
export const wrongAuthorisationFailure = ({ field, msg }: AuthorisationProblem) =>
  new Failure(422, 'authorisation.wrong_fact', msg, { fields: [{ field, msg }] });
