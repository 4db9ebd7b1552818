import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Passwords that everybody tries first: from the frequency list of zxcvbn-ts (MIT, © Dan Wheeler, Dropbox and
 * zxcvbn-ts), with those that are common in China and those that this site's name invites.
 */
const list = new URL('./common-passwords.txt.br', import.meta.url);

/** Enough of a digest to tell thirty thousand passwords from all others. */
const PREFIX = 24;
/** What `hashPassword` of the client puts before a password. */
const DOMAIN = 'ictportal/v1\0';

let known: Set<string> | undefined;

/** Whether a password, as it travels, is one of the common ones, also with a capital first letter. */
export function isCommonPassword(pwd: string): boolean {
  known ??= readList();
  return known.has(pwd.slice(0, PREFIX));
}

function readList(): Set<string> {
  const words = brotliDecompressSync(readFileSync(list)).toString('utf8').trimEnd().split('\n');
  const forms = words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
  return new Set(
    forms.map((word) =>
      createHash('sha256')
        .update(`${DOMAIN}${word.normalize('NFKC')}`)
        .digest('hex')
        .slice(0, PREFIX),
    ),
  );
}
