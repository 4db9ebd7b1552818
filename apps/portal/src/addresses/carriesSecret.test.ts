import { expect, it } from 'vitest';
import { carriesSecret } from './carriesSecret.ts';

it.each([
  ['/', false],
  ['/datasheet/datasheetSearch/token', false],
  ['/register?shareCode=abc123', false],
  ['/im', true],
  ['/im?token=t1.x&uid=7', true],
  ['/?token=t1.x&userId=7', true],
  ['/resetPassword?ticket=t1.x', true],
  ['/socialReturn?state=s', true],
  ['/datasheet?code=c&state=s', true],
  ['/takedown/state/Zm9v', true],
  ['/datasheet/bom/shared/Zm9v', true],
  ['/takedown', false],
  ['/datasheet/bom', false],
  ['/impressum', false],
])('%s: %s', (path, isSecret) => expect(carriesSecret(new URL(path, 'https://www.chippage.example'))).toBe(isSecret));
