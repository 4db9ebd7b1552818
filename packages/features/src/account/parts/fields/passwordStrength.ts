/** How hard a password is to guess, in three steps that people can act on. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u, /\p{Script=Han}/u];

/** Judges by length first, because length is what counts; repeated signs and runs such as `12345` count little. */
export function passwordStrength(password: string): PasswordStrength {
  const signs = [...password.normalize('NFKC')];
  const surprising = signs.filter((sign, index) => index === 0 || Math.abs((sign.codePointAt(0) ?? 0) - (signs[index - 1]?.codePointAt(0) ?? 0)) > 1);
  const score = surprising.length + 2 * (kinds.filter((kind) => kind.test(password)).length - 1);
  if (signs.length < 8 || score < 9) return 'weak';
  return score < 15 ? 'fair' : 'strong';
}
